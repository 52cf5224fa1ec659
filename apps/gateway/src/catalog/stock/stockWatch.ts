import { isEmail, storeChoice } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { urlOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue } from '../catalogue.ts';
import { findProduct } from '../product/product.ts';
import { stockWatch } from '../schema.ts';
import { productTranslation } from '../translations.ts';

/** How many shoppers are notified in one transaction. */
const BATCH = 100;

/**
 * Stores a request for a message when sold-out goods are back, once for each product and address. Refuses goods that are
 * in stock with 409.
 */
export async function watchStock(
  productId: string,
  { email: written, captcha }: { email: string; captcha?: string | undefined },
  context: CallContext<'guest'>,
): Promise<{ saved: true; email: string }> {
  const { db, session, country, language } = context;
  const { product } = findProduct(context, productId);
  const email = visibleText(written).toLowerCase();
  if (!isEmail(email))
    throw refuse(
      422,
      'email_invalid',
      'catalog.stock.email-invalid',
      {},
      { email: 'catalog.stock.email-invalid' },
    );
  if (await isInStock(db, product.id)) throw refuse(409, 'in_stock', 'catalog.stock.in-stock');
  await admit(context, 'stock-watch', email, captcha);
  const { customerId } = session;
  await db
    .insert(stockWatch)
    .values({ productId: product.id, email, customerId, country, language })
    .onConflictDoUpdate({ target: [stockWatch.productId, stockWatch.email], set: { country, language } });
  return { saved: true, email };
}

async function isInStock(db: Queries, productId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM stock WHERE product_id = ${productId} AND (quantity IS NULL OR quantity > 0)`,
  );
  return rows.length > 0;
}

/** Notifies every shopper whose goods are in stock again, once, and deletes the requests in the same transaction. */
export async function sendBackInStock(context: JobContext): Promise<void> {
  const catalogue = catalogueOf(context.db);
  while ((await context.db.transaction((tx) => notifySome(tx, catalogue, context))) === BATCH);
}

async function notifySome(
  tx: Queries,
  { byId }: Catalogue,
  { texts, settings }: JobContext,
): Promise<number> {
  const { rows } = await tx.execute<WatchRow>(sql`
    DELETE FROM stock_watch WHERE id IN (
      SELECT stock_watch.id FROM stock_watch JOIN stock USING (product_id)
      WHERE quantity IS NULL OR quantity > 0
      ORDER BY stock_watch.id LIMIT ${BATCH} FOR UPDATE OF stock_watch SKIP LOCKED)
    RETURNING product_id AS "productId", email, country, language`);
  for (const { productId, email, country, language } of rows) {
    const product = byId.get(productId);
    if (!product) continue;
    const { fullName: name } = productTranslation(product, { language, country });
    const url = storeChoice({ country, language }, settings.storefronts.desktop, urlOf(product));
    await enqueue(tx, 'mail.send', backMail({ email, name, url, language, t: texts(language, country) }));
  }
  return rows.length;
}

type WatchRow = Pick<typeof stockWatch.$inferSelect, 'productId' | 'email' | 'country' | 'language'> &
  Record<string, unknown>;

interface BackInStock {
  email: string;
  name: string;
  url: string;
  language: WatchRow['language'];
  t: CallContext['t'];
}

function backMail({ email, name, url, language, t }: BackInStock): Mail {
  const subject = t('catalog.stock.back-subject', { name });
  const text = t('catalog.stock.back-text', { name });
  const end = t('catalog.stock.back-end');
  return {
    to: email,
    subject,
    text: [text, url, '', end].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0 0 16px">${text}</p>`,
      html`<p style="margin:0 0 16px">
        <a href="${url}" style="color:#0B6E6E">${t('catalog.stock.back-link', { name })}</a>
      </p>`,
      html`<p class="soft" style="margin:0;color:#57534B;font-size:14px">${end}</p>`,
    ]),
  };
}
