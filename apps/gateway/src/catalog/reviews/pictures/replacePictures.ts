import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';

/**
 * Checks that a customer has sent these pictures for a review of a model, each of them once, and deletes those of the earlier
 * review that are not among them. Refuses any other name.
 */
export async function replacePictures(
  tx: Queries,
  { customerId, modelId }: { customerId: string; modelId: number },
  names: readonly string[],
): Promise<void> {
  const named = sql`name = ANY(${sql.param(names)}::text[])`;
  const own = sql`customer_id = ${customerId} AND model_id = ${modelId}`;
  const { rows } = await tx.execute(
    sql`SELECT name FROM review_picture WHERE ${own} AND ${named} FOR UPDATE`,
  );
  if (rows.length !== names.length)
    throw refuse(422, 'picture_unknown', 'catalog.review.picture-unknown', undefined, {
      pictures: 'catalog.review.picture-unknown',
    });
  await tx.execute(sql`
    DELETE FROM review_picture USING (SELECT pictures FROM review WHERE ${own} FOR UPDATE) earlier
    WHERE ${own} AND name = ANY(earlier.pictures) AND NOT ${named}`);
}
