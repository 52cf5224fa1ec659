import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

export const Review = z.object({
  id: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  place: z.string(),
  /** That it is written in, as far as this is known. */
  language: z.enum(['en', 'ar']).optional(),
  date: z.string(),
  /** Whether its writer had bought the goods. */
  verified: z.boolean(),
  /** What has become of it, told to its writer: one that is held is read by nobody else yet. */
  status: z.enum(['published', 'held', 'refused']).optional(),
});
export type Review = z.infer<typeof Review>;

/** A review with the goods that it is about. */
export const StoreReview = Review.extend({
  product: z.object({
    name: z.string(),
    brand_name: z.string(),
    product_url: z.string(),
    image_url: z.string(),
  }),
});
export type StoreReview = z.infer<typeof StoreReview>;

export const reviewContract = {
  getReviews: endpoint({
    method: 'GET',
    path: '/v2/products/product/:productId/review',
    access: 'public',
    params: z.object({ productId: Id }),
    query: z.object({ count: wholeNumber(1, 50, 10), page: wholeNumber(0, 1000, 0) }),
    result: z.object({ reviews: z.array(Review), count: z.number().int() }),
  }),
  /** Writes a review, or writes one's own anew. */
  writeReview: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/review',
    access: 'customer',
    params: z.object({ productId: Id }),
    body: z.object({
      rating: z.number().int().min(1).max(5),
      title: text(80),
      /** URL-encoded, as the specification has it; between `REVIEW_TEXT.min` and `.max` letters when decoded. */
      text: z.string().min(1).max(20_000),
    }),
    result: z.object({ review: Review, count: z.number().int() }),
  }),
  /** What the caller wrote about goods; null before they have. */
  getOwnReview: endpoint({
    method: 'GET',
    path: '/v2/products/product/:productId/review/own',
    access: 'customer',
    params: z.object({ productId: Id }),
    result: z.object({ review: Review.nullable() }),
  }),
  /** What all reviews say of the shop together; it is waited for two seconds and no longer (HOME-09). */
  getShopRating: endpoint({
    method: 'GET',
    path: '/v2/products/reviews/bottomline',
    access: 'public',
    timeout: 2_000,
    result: z.object({
      bottomline: z.object({ average_score: z.number(), total_reviews: z.number().int() }),
    }),
  }),
  /** What shoppers say about anything that is sold in the country, the latest first. */
  getStoreReviews: endpoint({
    method: 'GET',
    path: '/v2/products/reviews',
    access: 'public',
    query: z.object({
      rating: wholeNumber(1, 5).optional(),
      count: wholeNumber(1, 50, 10),
      page: wholeNumber(0, 1000, 0),
    }),
    result: z.object({
      /** What the page's head says. */
      title: z.string(),
      description: z.string(),
      reviews: z.array(StoreReview),
      /** How many there are with the rating that was asked for. */
      count: z.number().int(),
      average: z.number(),
      /** How many there are of each rating, the best first. */
      ratings: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
    }),
  }),
};

/** A review that waits for a person, with the rule that held it. */
export const HeldReview = Review.extend({ heldFor: z.string() });
export type HeldReview = z.infer<typeof HeldReview>;

/** What our staff does with reviews that the rules have held; proven by the service token, closed to browsers. */
export const reviewStaffContract = {
  getHeldReviews: endpoint({
    method: 'GET',
    path: '/v2/staff/reviews',
    access: 'public',
    fresh: true,
    query: z.object({ count: wholeNumber(1, 50, 20) }),
    result: z.object({ reviews: z.array(HeldReview) }),
  }),
  decideReview: endpoint({
    method: 'POST',
    path: '/v2/staff/reviews/:reviewId',
    access: 'public',
    params: z.object({ reviewId: Id }),
    body: z.object({ decision: z.enum(['publish', 'refuse']) }),
    result: z.object({ review: Review }),
  }),
};
