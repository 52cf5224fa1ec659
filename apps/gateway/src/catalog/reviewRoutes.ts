import { reviewContract } from '@lunette/catalog/contract';
import { eq } from 'drizzle-orm';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/serve.ts';
import { findProduct } from './product.ts';
import { readReviews } from './reviews.ts';
import { review } from './schema.ts';
import { readStoreReviews } from './storeReviews.ts';
import { ownReview, writeReview } from './writeReview.ts';

/** Mounts what shoppers say: reading it, and saying it oneself. */
export function reviewRoutes(gateway: Gateway): void {
  serve(gateway, reviewContract.getReviews, async ({ params, query }, context) => {
    const { one } = await findProduct(context, params.productId);
    const [reviews, count] = await Promise.all([
      readReviews(context.catalogDb, one.modelId, query),
      context.catalogDb.$count(review, eq(review.modelId, one.modelId)),
    ]);
    return { reviews, count };
  });

  serve(gateway, reviewContract.getStoreReviews, ({ query }, context) => readStoreReviews(query, context));

  serve(gateway, reviewContract.getOwnReview, async ({ params }, context) => ({
    review: await ownReview(params.productId, context),
  }));

  serve(gateway, reviewContract.writeReview, ({ params, body }, context) =>
    writeReview(params.productId, body, context),
  );
}
