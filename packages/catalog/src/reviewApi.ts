import { api, wire } from '@lunette/api-client';
import { reviewContract, type Review } from './contract/index.ts';

/** Reviews on one page (PDP-10). */
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

export const reviewApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    /** The writer sees what they wrote at once, in place of what they wrote before. */
    writeReview: build.mutation({
      ...wire(reviewContract.writeReview),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { review, count } = answer.data;
        dispatch(
          updateQueryData('getReviews', reviewPage(params.productId, 0), (page) => {
            page.reviews = [review, ...page.reviews.filter(({ id }) => id !== review.id)];
            page.count = count;
          }),
        );
        await dispatch(upsertQueryData('getOwnReview', { params }, { review: review satisfies Review }));
      },
    }),
  }),
});

export const { useGetReviewsQuery, useGetStoreReviewsQuery, useGetOwnReviewQuery, useWriteReviewMutation } =
  reviewApi;
