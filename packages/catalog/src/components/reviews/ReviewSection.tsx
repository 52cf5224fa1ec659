import { Button, FocusGuard, lazyPart, Num, Rating, useLocale } from '@lunette/ui-kit';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { ReviewPictures } from './ReviewPictures.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { useProductReviewTexts } from './useProductReviewTexts.ts';
import { useNearViewport } from '../product/useNearViewport.ts';

const ReviewList = lazyPart(async () => (await import('./ReviewList.tsx')).ReviewList, {
  Waiting: ReviewSkeleton,
});

/** Props of `ReviewSection`. */
export interface ReviewSectionProps {
  product: Product;
  /** The form that writes a review; it is loaded when it is opened. */
  writeReview?: ComponentType<{ productId: string; onWritten: () => void }> | undefined;
}

/** The reviews of a product. Their chunk is loaded when the section is near the viewport. */
export function ReviewSection({ product, writeReview: WriteReview }: ReviewSectionProps) {
  const t = useProductText();
  const texts = useProductReviewTexts();
  const { number } = useLocale();
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const [isWriting, setWriting] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const { average, count } = product.rating;
  return (
    <section ref={section} id="reviews" className="later scroll-mt-20 pt-16 tablet:pt-24">
      <FocusGuard>
        <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 tablet:mb-8">
          <h2 className="display text-28">{t('product.reviews.title')}</h2>
          {count > 0 && (
            <p className="flex items-center gap-2 text-14 text-ink-soft">
              <Rating value={average} />
              {t.rich('product.reviews.average', {
                average: <Num key="average">{number(average)}</Num>,
                count,
              })}
            </p>
          )}
          {WriteReview && !isWriting && (
            <Button kind="second" size="s" className="ms-auto" onClick={() => setWriting(true)}>
              {t('product.reviews.write')}
            </Button>
          )}
        </div>
        {WriteReview && isWriting && (
          <div className="mb-8 rounded-control border border-line bg-surface p-5 tablet:p-6">
            <Suspense fallback={<ReviewSkeleton />}>
              <WriteReview productId={product.id} onWritten={() => setWritten(true)} />
            </Suspense>
          </div>
        )}
      </FocusGuard>
      {product.imageReviews.length > 0 && (
        <div className="mb-8 grid gap-3">
          <h3 className="font-semibold">{texts.pictures}</h3>
          <ReviewPictures reviews={product.imageReviews} texts={texts} isRow />
        </div>
      )}
      {count === 0 && !isWritten ? (
        <p className="text-ink-soft">{t('product.reviews.none')}</p>
      ) : near ? (
        <ReviewList productId={product.id} />
      ) : (
        <div className="sk-still">
          <ReviewSkeleton />
        </div>
      )}
    </section>
  );
}
