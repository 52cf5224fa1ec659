import { reasonOf } from '@lunette/api-client';
import {
  ArrowLink,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  GoodsPicture,
  Num,
  Rating,
  Skeleton,
  thumbnail,
  useLocale,
} from '@lunette/ui-kit';
import { Link } from 'react-router';
import { ReviewCard } from '../../components/reviews/ReviewCard.tsx';
import type { StoreReview } from '../../contract/index.ts';
import { REVIEWS_ON_A_PAGE, useGetStoreReviewsQuery } from '../../api/review.ts';
import { useReviewText } from '../../reviewText.ts';
import { reviewsUrl } from '../../rules/reviewsUrl.ts';

/** Props of `ReviewsScreen`. */
export interface ReviewsScreenProps {
  /** Only reviews with this number of stars. */
  rating?: number;
  /** The page index; a page has ten reviews. */
  page: number;
}

/** The reviews of all goods of the store (ROUTE-05), filtered by stars and ten on a page; the URL contains both. */
export function ReviewsScreen({ rating, page }: ReviewsScreenProps) {
  const t = useReviewText();
  const { data, error, isFetching, refetch } = useGetStoreReviewsQuery(storeReviewsArgs({ rating, page }));
  if (!data && error)
    return (
      <ErrorState
        title={t('reviews.failed')}
        text={reasonOf(error, t('reviews.unreachable'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  const { reviews, count, average, ratings } = data;
  const all = ratings.reduce((sum, each) => sum + each.count, 0);
  return (
    <>
      <Heading average={average} count={all} />
      <RatingChoice rating={rating} ratings={ratings} count={all} />
      {reviews.length === 0 ? (
        <EmptyState
          title={t('reviews.none', { rating: rating ?? 0 })}
          text={t('reviews.none-text')}
          action={
            <Button as={Link} to={reviewsUrl({})} size="s">
              {t('reviews.see-all')}
            </Button>
          }
        />
      ) : (
        <ReviewsOfGoods reviews={reviews} isFetching={isFetching} />
      )}
      <PageLinks rating={rating} page={page} pages={Math.ceil(count / REVIEWS_ON_A_PAGE)} />
    </>
  );
}

function Heading({ average, count }: { average: number; count: number }) {
  const t = useReviewText();
  const { number } = useLocale();
  return (
    <header className="mb-8">
      <h1 className="display text-36 tablet:text-48">{t('reviews.title')}</h1>
      <p className="mt-3 flex items-center gap-2 text-14 text-ink-soft">
        <Rating value={average} />
        <span>
          {t.rich('reviews.average', { average: <Num key="average">{number(average)}</Num>, count })}
        </span>
      </p>
      <p className="mt-3 max-w-text text-ink-soft">{t('reviews.intro')}</p>
    </header>
  );
}

interface RatingChoiceProps {
  rating: number | undefined;
  ratings: readonly { rating: number; count: number }[];
  /** The number of reviews with any number of stars. */
  count: number;
}

function RatingChoice({ rating, ratings, count }: RatingChoiceProps) {
  const t = useReviewText();
  return (
    <nav aria-label={t('reviews.rating')} className="mb-8 flex flex-wrap gap-2">
      <RatingChip to={reviewsUrl({})} isSet={rating === undefined} label={t('reviews.all')} count={count} />
      {ratings.map((each) => (
        <RatingChip
          key={each.rating}
          to={reviewsUrl({ rating: each.rating })}
          isSet={rating === each.rating}
          label={t('reviews.stars', { rating: each.rating })}
          count={each.count}
        />
      ))}
    </nav>
  );
}

interface RatingChipProps {
  to: string;
  isSet: boolean;
  label: string;
  count: number;
}

function RatingChip({ to, isSet, label, count }: RatingChipProps) {
  return (
    <Chip as={Link} to={to} aria-current={isSet ? 'true' : undefined} preventScrollReset>
      {label} <Num className="font-normal">{count}</Num>
    </Chip>
  );
}

function ReviewsOfGoods({ reviews, isFetching }: { reviews: readonly StoreReview[]; isFetching: boolean }) {
  const t = useReviewText();
  const texts = {
    verified: t('reviews.verified'),
    pictures: t('reviews.pictures'),
    picture: (author: string, index: number) => t('reviews.picture', { author, number: index }),
  };
  return (
    <ul aria-busy={isFetching} className="grid gap-6 tablet:grid-cols-2 tablet:gap-10">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} texts={texts}>
          <About product={review.product} />
        </ReviewCard>
      ))}
    </ul>
  );
}

function About({ product }: { product: StoreReview['product'] }) {
  const t = useReviewText();
  const { name, brand_name, product_url, image_url } = product;
  return (
    <Link to={product_url} className="flex items-center gap-3 text-14">
      <GoodsPicture
        src={thumbnail(image_url)}
        alt=""
        shape="square"
        sizes="64px"
        className="w-16 flex-none"
      />
      <span>
        <b className="block font-semibold">{t('reviews.about', { name })}</b>
        <span className="text-ink-soft">{brand_name}</span>
      </span>
    </Link>
  );
}

/** The links to the page of newer and to that of older reviews; nothing if there is only one page. */
function PageLinks({ rating, page, pages }: ReviewsScreenProps & { pages: number }) {
  const t = useReviewText();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t('reviews.pages')}
      className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4"
    >
      {page > 0 ? (
        <ArrowLink as={Link} back to={reviewsUrl({ rating, page: page - 1 })}>
          {t('reviews.newer')}
        </ArrowLink>
      ) : (
        <span />
      )}
      <span className="text-14 text-ink-soft">{t('reviews.page', { page: page + 1, pages })}</span>
      {page + 1 < pages ? (
        <ArrowLink as={Link} to={reviewsUrl({ rating, page: page + 1 })}>
          {t('reviews.older')}
        </ArrowLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The arguments of a page of reviews. All callers use this function, so that a page has one cache entry. */
export function storeReviewsArgs({ rating, page }: ReviewsScreenProps) {
  return { query: { count: REVIEWS_ON_A_PAGE, page, ...(rating !== undefined && { rating }) } };
}
