import type { Review } from '@lunette/catalog/contract';
import { REVIEW_TEXT } from '@lunette/catalog/rules';
import { dateIn, type Language } from '@lunette/country-config';
import { and, eq, sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { localRateLimit } from '../../platform/rateLimit/localRateLimit.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { findProduct } from '../product/product.ts';
import { replacePictures } from './pictures/replacePictures.ts';
import { ownReviewOf, publishedOf } from './reviews.ts';
import { reviewVerdict } from './reviewVerdict.ts';
import { review } from '../schema.ts';

/** The limit of reviews of one customer in an hour. */
const spend = localRateLimit({ most: 20, everyMs: 60 * 60_000 });

interface ReviewInput {
  rating: number;
  title: string;
  /** URL-encoded. */
  text: string;
  /** The names of its pictures. */
  pictures: string[];
}

/**
 * Stores a customer's review of goods; it replaces an earlier one. Returns the review and the number of published
 * reviews. A review that the rules do not pass is held for moderation. The pictures of the earlier review that are not in the new
 * one are deleted.
 */
export async function writeReview(
  productId: string,
  written: ReviewInput,
  context: CallContext<'customer'>,
): Promise<{ review: Review; count: number }> {
  const { db, session, country, t } = context;
  const { product } = findProduct(context, productId);
  const text = readText(written.text);
  spend(session.customerId);
  const title = visibleText(written.title);
  const verified = await hasReceived(db, session.customerId, product.modelId);
  const { pictures } = written;
  const heldFor = reviewVerdict({ title, text, verified, pictures });
  const columns = {
    rating: written.rating,
    title,
    text,
    language: languageOf(`${title}\n${text}`),
    verified,
    status: heldFor === null ? ('published' as const) : ('held' as const),
    heldFor,
    pictures,
    writtenOn: dateIn(country, new Date()),
    author: (await nameOf(db, session.customerId)) ?? t('catalog.review.somebody'),
  };
  const of = { modelId: product.modelId, customerId: session.customerId };
  const [row] = await db.transaction(async (tx) => {
    await replacePictures(tx, of, pictures);
    return tx
      .insert(review)
      .values({ ...of, place: '', ...columns })
      .onConflictDoUpdate({
        target: [review.customerId, review.modelId],
        targetWhere: sql`${review.customerId} IS NOT NULL`,
        set: columns,
      })
      .returning();
  });
  if (!row) throw new Error('The review was not stored');
  return { review: ownReviewOf(row), count: await db.$count(review, publishedOf(product.modelId)) };
}

/** The customer's own review of goods; null if there is none. */
export async function ownReview(productId: string, context: CallContext<'customer'>): Promise<Review | null> {
  const { product } = findProduct(context, productId);
  const [row] = await context.db
    .select()
    .from(review)
    .where(and(eq(review.modelId, product.modelId), eq(review.customerId, context.session.customerId)));
  return row ? ownReviewOf(row) : null;
}

/**
 * Moves the reviews of one account to another; if both have reviewed the same goods, the other account's review is kept.
 */
export async function mergeReviews(
  { from, into }: Pick<DomainEvents['onCustomersMerged'], 'from' | 'into'>,
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET customer_id = ${into} WHERE customer_id = ${from} AND model_id NOT IN (
      SELECT model_id FROM review WHERE customer_id = ${into})`);
}

function readText(encoded: string): string {
  const refused = (textId: string) =>
    refuse(422, 'review_text_invalid', textId, REVIEW_TEXT, {
      text: { id: textId, values: REVIEW_TEXT },
    });
  let text: string;
  try {
    text = visibleText(decodeURIComponent(encoded));
  } catch {
    throw refused('catalog.review.text-unreadable');
  }
  if (/[^\P{Cc}\t\n\r]/u.test(text)) throw refused('catalog.review.text-unreadable');
  if (text.length < REVIEW_TEXT.min || text.length > REVIEW_TEXT.max)
    throw refused('catalog.review.text-length');
  return text;
}

/** The language of a review, by its letters: customers write in their own language on any page. */
function languageOf(text: string): Language {
  const countOf = (script: RegExp) => text.match(script)?.length ?? 0;
  return countOf(/\p{Script=Arabic}/gu) > countOf(/\p{Script=Latin}/gu) ? 'ar' : 'en';
}

/** The public name of a writer: the first name and the first letter of the last. */
async function nameOf(db: Queries, customerId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT trim(first_name || coalesce(' ' || nullif(left(last_name, 1), '') || '.', '')) AS name
    FROM customer WHERE id = ${customerId} AND first_name <> ''`);
  return rows[0]?.name ?? null;
}

/** Whether goods of a model were delivered to a customer. An order that is only placed proves nothing: it can be cancelled. */
async function hasReceived(db: Queries, customerId: string, modelId: number): Promise<boolean> {
  const { rows } = await db.execute<{ received: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM orders JOIN order_item ON order_item.order_id = orders.id
      JOIN product ON product.id::text = order_item.product_id
      WHERE orders.customer_id = ${customerId} AND orders.status = 'placed' AND product.model_id = ${modelId}
        AND EXISTS (
          SELECT FROM item_status_history AS step WHERE step.item_id = order_item.id AND step.status = 'delivered')
        AND NOT EXISTS (
          SELECT FROM item_status_history AS step
          WHERE step.item_id = order_item.id AND step.status IN ('cancelled', 'lost', 'returned_to_sender'))
    ) AS received`);
  return rows[0]?.received ?? false;
}
