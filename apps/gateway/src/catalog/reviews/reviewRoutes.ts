import { reviewContract, reviewStaffContract } from '@lunette/catalog/contract';
import { catalogueOf } from '../catalogue.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { decideReview, heldReviews } from './decideReview.ts';
import { findProduct } from '../product/product.ts';
import { anyPicture, publishedPicture, sentPicture } from './pictures/readPicture.ts';
import { sendReviewPicture } from './pictures/sendReviewPicture.ts';
import { publishedOf, readReviews } from './reviews.ts';
import { review } from '../schema.ts';
import { shopRating } from './shopRating.ts';
import { readStoreReviews } from './storeReviews.ts';
import { ownReview, writeReview } from './writeReview.ts';

/** Mounts the calls that read and write reviews. */
export function reviewRoutes(gateway: Gateway): void {
  serve(gateway, reviewContract.getReviews, async ({ params, query }, context) => {
    const { product } = findProduct(context, params.productId);
    const [reviews, count] = await Promise.all([
      readReviews(context.catalogDb, product.modelId, { ...query, language: context.language }),
      context.catalogDb.$count(review, publishedOf(product.modelId)),
    ]);
    return { reviews, count };
  });

  serve(gateway, reviewContract.getStoreReviews, ({ query }, context) => readStoreReviews(query, context));

  serve(gateway, reviewContract.getShopRating, async (_input, { catalogDb }) => {
    const { average, count } = shopRating(catalogueOf(catalogDb));
    return { bottomline: { average_score: average, total_reviews: count } };
  });

  serve(gateway, reviewContract.getOwnReview, async ({ params }, context) => ({
    review: await ownReview(params.productId, context),
  }));

  serve(gateway, reviewContract.writeReview, ({ params, body }, context) =>
    writeReview(params.productId, body, context),
  );

  serve(gateway, reviewContract.sendReviewPicture, async ({ params, body }, context) => ({
    name: await sendReviewPicture(context, params.productId, body.file),
  }));

  serve(gateway, reviewContract.getReviewPicture, ({ params }, { db }) => publishedPicture(db, params.name));

  serve(gateway, reviewContract.getOwnReviewPicture, ({ params }, { db, session }) =>
    sentPicture(db, params.name, session.customerId),
  );

  serve(gateway, reviewStaffContract.getHeldReviewPicture, async ({ params }, context) => {
    requireServiceToken(context);
    return anyPicture(context.db, params.name);
  });

  serve(gateway, reviewStaffContract.getHeldReviews, async ({ query }, context) => {
    requireServiceToken(context);
    return { reviews: await heldReviews(context.db, query.count) };
  });

  serve(gateway, reviewStaffContract.decideReview, async ({ params, body }, context) => {
    requireServiceToken(context);
    return { review: await decideReview(context.db, params.reviewId, body) };
  });
}
