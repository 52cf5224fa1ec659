import { Refusal, testGateway } from '@lunette/api-client/testing';
import { reviewContract, type Review } from '../contract/index.ts';
import { aReview, aReviewOf, aStoreReview } from './fixtures/index.ts';

/** The name of a picture of a review. */
export const pictureName = (number: number) => `${String(number).padStart(32, '0')}.jpg`;

/** A test gateway with reviews of the whole store, for a signed-in customer who may have written one. */
export function reviewGateway({ own = null as Review | null, isGuest = false } = {}) {
  let written = own;
  let sent = 0;
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 1 ? 0 : rating * 6 }));
  return testGateway()
    .on(reviewContract.getStoreReviews, ({ query: { rating, page } }) => ({
      title: 'What wearers say',
      description: 'Reviews of everything.',
      reviews:
        rating === 1
          ? []
          : Array.from({ length: 10 }, (_, index) =>
              aStoreReview({
                ...aReviewOf(page * 10 + index),
                ...(rating && { rating }),
                verified: index % 3 !== 2,
              }),
            ),
      count: rating === undefined ? 84 : rating * 6,
      average: 4.3,
      ratings,
    }))
    .on(reviewContract.getOwnReview, () => {
      if (isGuest) throw new Refusal(403, 'sign_in_required', 'Please sign in first.');
      return { review: written };
    })
    .on(reviewContract.sendReviewPicture, () => ({ name: pictureName((sent += 1)) }))
    .on(reviewContract.writeReview, ({ body: { rating, title, text, pictures } }) => {
      const words = { rating, title, text: decodeURIComponent(text), author: 'Ananya R.' };
      const held = pictures.length > 0 && {
        status: 'held' as const,
        pictures: pictures.map((name) => `/api/v2/products/review-pictures/own/${name}`),
      };
      written = aReview({ id: 'own', ...words, ...held });
      return { review: written, count: 24 };
    });
}
