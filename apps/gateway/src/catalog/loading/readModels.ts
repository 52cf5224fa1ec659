import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ModelRow, Rating } from '../catalogue.ts';
import { model, review } from '../schema.ts';

/** The number of rows of one query. */
const PAGE = 500;

/** All models, page by page. */
export async function* readModels(tx: Queries): AsyncGenerator<ModelRow[]> {
  let last = -1;
  for (;;) {
    const rows = await tx.select().from(model).where(gt(model.id, last)).orderBy(asc(model.id)).limit(PAGE);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Reads the ratings of some models from their published reviews into a map. */
export async function readRatings(
  tx: Queries,
  modelIds: readonly number[],
  ratings: Map<number, Rating>,
): Promise<void> {
  for (let from = 0; from < modelIds.length; from += PAGE) {
    const page = modelIds.slice(from, from + PAGE);
    const rows = await tx
      .select({
        modelId: review.modelId,
        average: sql<number>`round(avg(${review.rating}), 1)::float8`,
        count: sql<number>`count(*)::int`,
      })
      .from(review)
      .where(and(inArray(review.modelId, page), eq(review.status, 'published')))
      .groupBy(review.modelId);
    for (const id of page) ratings.delete(id);
    for (const { modelId, ...rating } of rows) ratings.set(modelId, rating);
  }
}
