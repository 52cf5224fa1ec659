import { need, type AppStore } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import type { reviewContract } from './contract/index.ts';
import { reviewApi } from './api/review.ts';
import { readReviewsAddress } from './rules/reviewsAddress.ts';
import { storeReviewsArgs, type ReviewsScreenProps } from './screens/product/ReviewsScreen.tsx';

type StoreReviews = Result<(typeof reviewContract)['getStoreReviews']>;

/**
 * Loads a page of the store's reviews for its URL; returns the title and description of the page and the props of the
 * screen.
 */
export async function prefetchReviews(
  store: AppStore,
  search: URLSearchParams,
): Promise<Pick<StoreReviews, 'title' | 'description'> & { asked: ReviewsScreenProps }> {
  const asked = readReviewsAddress(search);
  const { title, description } = await need(
    store,
    reviewApi.endpoints.getStoreReviews.initiate(storeReviewsArgs(asked), { subscribe: false }),
  );
  return { title, description, asked };
}
