import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The random name of a picture of a review. */
const PictureName = z.string().regex(/^[0-9a-f]{32}\.jpg$/);

/** A review of a product. */
export const Review = z.object({
  id: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  place: z.string(),
  /** The language of the review, if known. */
  language: z.enum(['en', 'ar']).optional(),
  date: z.string(),
  /** Whether the goods were delivered to the writer. */
  verified: z.boolean(),
  /** The addresses of its pictures on a storefront, in the writer's order. */
  pictures: z.array(z.string()),
  /** The state of the review, sent to its writer only: a held review is not visible to anyone else yet. */
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

/** The calls that read and write reviews. */
export const reviewContract = {
  getReviews: endpoint({
    method: 'GET',
    path: '/v2/products/product/:productId/review',
    access: 'public',
    params: z.object({ productId: Id }),
    query: z.object({ count: wholeNumber(1, 50, 10), page: wholeNumber(0, 1000, 0) }),
    result: z.object({ reviews: z.array(Review), count: z.number().int() }),
  }),
  /** Writes a review, or replaces the caller's own review. */
  writeReview: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/review',
    access: 'customer',
    params: z.object({ productId: Id }),
    body: z.object({
      rating: z.number().int().min(1).max(5),
      title: text(80),
      /**
       * The text, URL-encoded as the specification requires; when decoded it has `REVIEW_TEXT.min` to `REVIEW_TEXT.max`
       * characters.
       */
      text: z.string().min(1).max(20_000),
      /** The names of pictures that the caller has sent for a review of this product. */
      pictures: z.array(PictureName).max(3).default([]),
    }),
    result: z.object({ review: Review, count: z.number().int() }),
  }),
  /** Stores a picture for the caller's review of a product, and returns its name (PDP-01). */
  sendReviewPicture: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/review/picture',
    access: 'customer',
    form: true,
    params: z.object({ productId: Id }),
    body: z.object({ file: z.file().max(8 * 1_048_576) }),
    result: z.object({ name: PictureName }),
  }),
  /** A picture of a published review. */
  getReviewPicture: endpoint({
    method: 'GET',
    path: '/v2/products/review-pictures/:name',
    access: 'public',
    immutable: true,
    image: true,
    params: z.object({ name: PictureName }),
    result: z.string(),
  }),
  /** A picture that the caller has sent, also before its review is published. */
  getOwnReviewPicture: endpoint({
    method: 'GET',
    path: '/v2/products/review-pictures/own/:name',
    access: 'customer',
    image: true,
    params: z.object({ name: PictureName }),
    result: z.string(),
  }),
  /** The caller's own review of a product; null if there is none. */
  getOwnReview: endpoint({
    method: 'GET',
    path: '/v2/products/product/:productId/review/own',
    access: 'customer',
    params: z.object({ productId: Id }),
    result: z.object({ review: Review.nullable() }),
  }),
  /** The rating of the shop from all reviews; the call times out after two seconds (HOME-09). */
  getShopRating: endpoint({
    method: 'GET',
    path: '/v2/products/reviews/bottomline',
    access: 'public',
    timeout: 2_000,
    result: z.object({
      bottomline: z.object({ average_score: z.number(), total_reviews: z.number().int() }),
    }),
  }),
  /** The reviews of all goods that are sold in the country, the latest first. */
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
      /** The title and description for the head of the page. */
      title: z.string(),
      description: z.string(),
      reviews: z.array(StoreReview),
      /** The number of reviews with the requested rating. */
      count: z.number().int(),
      average: z.number(),
      /** The number of reviews for each rating, the best first. */
      ratings: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
    }),
  }),
};

/** A held review that staff must decide on, with the rule that held it and the names of its pictures. */
export const HeldReview = Review.extend({
  heldFor: z.string(),
  pictures: z.array(PictureName),
  /** Changes with everything that the writer can change. */
  version: z.string(),
});
export type HeldReview = z.infer<typeof HeldReview>;

/** The calls with which staff decide on held reviews. They need the service token and are closed to browsers. */
export const reviewStaffContract = {
  getHeldReviews: endpoint({
    method: 'GET',
    path: '/v2/staff/reviews',
    access: 'public',
    fresh: true,
    query: z.object({ count: wholeNumber(1, 50, 20) }),
    result: z.object({ reviews: z.array(HeldReview) }),
  }),
  /** A picture of a review, published or not. */
  getHeldReviewPicture: endpoint({
    method: 'GET',
    path: '/v2/staff/review-pictures/:name',
    access: 'public',
    image: true,
    params: z.object({ name: PictureName }),
    result: z.string(),
  }),
  decideReview: endpoint({
    method: 'POST',
    path: '/v2/staff/reviews/:reviewId',
    access: 'public',
    params: z.object({ reviewId: Id }),
    /**
     * `version` is that of the list: a review that its writer has changed since is not decided. Required for one with
     * pictures.
     */
    body: z.object({ decision: z.enum(['publish', 'refuse']), version: z.string().max(40).optional() }),
    result: z.object({ review: Review }),
  }),
};
