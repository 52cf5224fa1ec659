import { api, wire, type AppDispatch, type RootState } from '@lunette/api-client';
import { reviewContract, type Review } from '../contract/index.ts';

/** The number of reviews on a page (PDP-10). */
export const REVIEWS_ON_A_PAGE = 10;

/** The arguments of one page of a product's reviews. */
export const reviewPage = (productId: string, page: number) => ({
  params: { productId },
  query: { count: REVIEWS_ON_A_PAGE, page },
});

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query({ ...wire(reviewContract.getReviews) }),
    getStoreReviews: build.query({ ...wire(reviewContract.getStoreReviews) }),
    getOwnReview: build.query({ ...wire(reviewContract.getOwnReview), providesTags: ['Customer'] }),
  }),
});
const { updateQueryData, upsertQueryData } = readApi.util;

/**
 * Puts a written review first in the cached pages and removes the one that it replaces. The last review of each page moves
 * to the next page, as in the gateway's pages; otherwise it would be shown twice.
 */
const putFirst =
  (productId: string, written: Review, count: number) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const moveInto = (page: number, first: Review) => {
      const args = reviewPage(productId, page);
      const shown = readApi.endpoints.getReviews.select(args)(getState()).data;
      if (!shown) return;
      const reviews = [first, ...shown.reviews.filter(({ id }) => id !== written.id)];
      const kept = { reviews: reviews.slice(0, REVIEWS_ON_A_PAGE), count };
      dispatch(updateQueryData('getReviews', args, () => kept));
      const last = reviews[REVIEWS_ON_A_PAGE];
      if (last) moveInto(page + 1, last);
    };
    moveInto(0, written);
  };

/**
 * Removes the previously published review from the cached pages while the new one is held. The first review of the next
 * cached page takes the place that is left, as in the gateway's pages.
 */
const takeOut =
  (productId: string, { id }: Review, count: number) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const shownOn = (page: number) =>
      readApi.endpoints.getReviews.select(reviewPage(productId, page))(getState()).data?.reviews;
    let isShort = false;
    for (let page = 0, shown = shownOn(0); shown; page += 1) {
      const following = shownOn(page + 1);
      const reviews = shown.slice(isShort ? 1 : 0).filter((one) => one.id !== id);
      isShort ||= shown.some((one) => one.id === id);
      const kept = isShort && following ? [...reviews, ...following.slice(0, 1)] : reviews;
      dispatch(updateQueryData('getReviews', reviewPage(productId, page), () => ({ reviews: kept, count })));
      shown = following;
    }
  };

/** The calls for reviews. */
export const reviewApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    sendReviewPicture: build.mutation({ ...wire(reviewContract.sendReviewPicture) }),
    /** The written review is shown at once, in place of the writer's earlier one. */
    writeReview: build.mutation({
      ...wire(reviewContract.writeReview),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { review, count } = answer.data;
        if (review.status === 'held') dispatch(takeOut(params.productId, review, count));
        else dispatch(putFirst(params.productId, review, count));
        await dispatch(upsertQueryData('getOwnReview', { params }, { review: review satisfies Review }));
      },
    }),
  }),
});

export const {
  useGetReviewsQuery,
  useGetStoreReviewsQuery,
  useGetOwnReviewQuery,
  useSendReviewPictureMutation,
  useWriteReviewMutation,
} = reviewApi;
