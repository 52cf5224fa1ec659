import { Button, ErrorState, FocusGuard } from '@lunette/ui-kit';
import { useState } from 'react';
import { useProductText } from '../../productText.ts';
import { REVIEWS_ON_A_PAGE, reviewPage, useGetReviewsQuery } from '../../api/review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { useProductReviewTexts } from './useProductReviewTexts.ts';

/** The reviews of a product, ten on a page. */
export function ReviewList({ productId }: { productId: string }) {
  const t = useProductText();
  const [pages, setPages] = useState(1);
  const { data } = useGetReviewsQuery(reviewPage(productId, 0));
  const total = data?.count ?? 0;
  if (data?.count === 0) return <p className="text-ink-soft">{t('product.reviews.none')}</p>;
  return (
    <FocusGuard>
      <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-10">
        {Array.from({ length: pages }, (_, page) => (
          <ReviewPage key={page} productId={productId} page={page} />
        ))}
        {total > pages * REVIEWS_ON_A_PAGE && (
          // In the list and with a key, so that the first of the further reviews takes its place.
          <li key={`more-${pages}`} className="col-span-full justify-self-center">
            <Button kind="second" onClick={() => setPages(pages + 1)}>
              {t('product.reviews.more', {
                left: Math.min(REVIEWS_ON_A_PAGE, total - pages * REVIEWS_ON_A_PAGE),
              })}
            </Button>
          </li>
        )}
      </ul>
    </FocusGuard>
  );
}

function ReviewPage({ productId, page }: { productId: string; page: number }) {
  const t = useProductText();
  const texts = useProductReviewTexts();
  const { data, error, isFetching, refetch } = useGetReviewsQuery(reviewPage(productId, page));
  if (error)
    return (
      <li className="col-span-full">
        <ErrorState
          title={t('product.reviews.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  if (!data)
    return (
      <li className="col-span-full">
        <ReviewSkeleton />
      </li>
    );
  return data.reviews.map((review) => <ReviewCard key={review.id} review={review} texts={texts} />);
}
