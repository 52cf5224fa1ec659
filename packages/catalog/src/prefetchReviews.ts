import { prefetchRequired, type AppStore } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import type { reviewContract } from './contract/index.ts';
import { reviewApi } from './api/review.ts';
import { readReviewsUrl } from './rules/reviewsUrl.ts';
import { storeReviewsArgs, type ReviewsScreenProps } from './screens/product/ReviewsScreen.tsx';

type StoreReviews = Result<(typeof reviewContract)['getStoreReviews']>;

/** The title and description of a page of reviews, the rating of the store, and the props of the screen. */
interface ReviewsPage extends Pick<StoreReviews, 'title' | 'description'> {
  rating: { average: number; count: number };
  asked: ReviewsScreenProps;
}

/** Loads a page of the store's reviews for its URL. */
export async function prefetchReviews(store: AppStore, search: URLSearchParams): Promise<ReviewsPage> {
  const asked = readReviewsUrl(search);
  const { title, description, average, ratings } = await prefetchRequired(
    store,
    reviewApi.endpoints.getStoreReviews.initiate(storeReviewsArgs(asked), { subscribe: false }),
  );
  const total = ratings.reduce((sum, { count }) => sum + count, 0);
  return { title, description, rating: { average, count: total }, asked };
}
