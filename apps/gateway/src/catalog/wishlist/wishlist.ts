import { MOST_WISHES, type Wishlist, type WishlistItem } from '@lunette/catalog/contract';
import { boughtAtOnce, buyingWay } from '@lunette/catalog/rules';
import { countryOf } from '@lunette/country-config';
import { sql, type SQL } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { AnswerContext, SessionOwner } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cardOf, urlOf } from '../listing/card.ts';
import { catalogueOf, type CatalogProduct } from '../catalogue.ts';
import { pictureOf } from '../product/picture.ts';
import { findProduct, POWERED } from '../product/product.ts';
import { isProductId } from '../product/productId.ts';
import { wishlistTranslation } from '../product/specifications.ts';
import { productTranslation } from '../translations.ts';

const ownedBy = ({ id, customerId }: SessionOwner): SQL =>
  customerId === null ? sql`session_id = ${id}` : sql`customer_id = ${customerId}`;

const countryOfSession = ({ id }: SessionOwner): SQL => sql`(SELECT country FROM session WHERE id = ${id})`;

/**
 * The ids of the products on a wishlist that the country of the session sells, newest first, as many as are shown
 * (WISH-03). The other products stay on the list for their countries.
 */
export async function wishlistProductIds(db: Queries, owner: SessionOwner): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    SELECT product_id FROM wishlist_item JOIN product_price USING (product_id)
    WHERE ${ownedBy(owner)} AND country = ${countryOfSession(owner)}
    ORDER BY id DESC LIMIT ${MOST_WISHES}`);
  return rows.map(({ product_id: id }) => String(id));
}

/**
 * Adds goods to a wishlist. Goods that are on it become the newest, because older ones may not be shown. The row of the
 * session is locked while its owner is read, so that a sign-in at this moment does not leave the goods with the guest.
 */
export async function addToWishlist(
  { db, session, ...context }: AnswerContext & { db: Queries; session: SessionOwner },
  productId: string,
): Promise<void> {
  const { product } = findProduct(context, productId);
  await db.execute(sql`
    WITH owner AS (
      SELECT CASE WHEN customer_id IS NULL THEN id END AS session_id, customer_id
      FROM session WHERE id = ${session.id} FOR SHARE
    ), renewed AS (
      UPDATE wishlist_item SET id = DEFAULT, added_at = DEFAULT FROM owner
      WHERE product_id = ${product.id}
        AND (wishlist_item.session_id = owner.session_id OR wishlist_item.customer_id = owner.customer_id)
    )
    INSERT INTO wishlist_item (session_id, customer_id, product_id)
    SELECT session_id, customer_id, ${product.id}::integer FROM owner ON CONFLICT DO NOTHING`);
}

/**
 * Removes goods from a wishlist. If `productId` is missing, all goods that the country of the session sells are removed;
 * the others, which are not shown there, stay on the list for their countries.
 */
export async function removeFromWishlist(
  db: Queries,
  owner: SessionOwner,
  productId?: string,
): Promise<void> {
  const asked = Number(productId);
  if (productId !== undefined && !isProductId(asked)) return;
  const which =
    productId === undefined
      ? sql`product_id IN (SELECT product_id FROM product_price WHERE country = ${countryOfSession(owner)})`
      : sql`product_id = ${asked}`;
  await db.execute(sql`DELETE FROM wishlist_item WHERE ${ownedBy(owner)} AND ${which}`);
}

/** Moves a guest's wishlist to the customer at a sign-in. */
export async function takeOverWishlist(
  { sessionId, customer }: Pick<DomainEvents['onSignIn'], 'sessionId' | 'customer'>,
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await move(tx, sql`session_id = ${sessionId}`, customer.id);
}

/** Merges two wishlists of one person. */
export async function mergeWishlists(
  { from, into }: Pick<DomainEvents['onCustomersMerged'], 'from' | 'into'>,
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await move(tx, sql`customer_id = ${from}`, into);
}

async function move(tx: Queries, whose: SQL, customerId: string): Promise<void> {
  await tx.execute(sql`
    WITH moved AS (DELETE FROM wishlist_item WHERE ${whose} RETURNING id, product_id, added_at)
    INSERT INTO wishlist_item (customer_id, product_id, added_at)
    SELECT ${customerId}::uuid, product_id, added_at FROM moved ORDER BY id ON CONFLICT DO NOTHING`);
}

/** The answer of a wishlist, with the details of its items if `attributes` is true. */
export async function wishlistAnswer(
  { db, session, ...context }: AnswerContext & { db: Queries; session: SessionOwner },
  attributes: boolean,
): Promise<Wishlist> {
  const productIds = await wishlistProductIds(db, session);
  const productList = attributes ? await itemsFor(productIds, context) : [];
  return { productIds, productList, numberOfProducts: productIds.length };
}

async function itemsFor(productIds: string[], context: AnswerContext): Promise<WishlistItem[]> {
  const catalogue = catalogueOf(context.catalogDb);
  return productIds.flatMap((id) => {
    const product = catalogue.byId.get(Number(id));
    if (!product) return [];
    const words = productTranslation(product, context);
    const card = cardOf(catalogue, product, context);
    const goods = waysOf(product);
    const way = buyingWay(goods);
    const picture = pictureOf(product, 'front', context);
    return {
      id,
      brandName: words.brand,
      modelName: words.model,
      productUrl: urlOf(product),
      productImageUrl: picture.url,
      picture,
      prices: card?.inStock ? card.prices : [],
      currencyCode: countryOf(context.country).currencyCode,
      frameWidth: product.frameWidth,
      ...wishlistTranslation(product, context),
      needs: way === 'lenses' || way === 'power' ? way : null,
      atOnce: boughtAtOnce(goods),
    };
  });
}

function waysOf({ model: { classification, powerTypes } }: CatalogProduct) {
  const prescriptionType = powerTypes.map((id) => ({ id, powerRequired: POWERED.includes(id) }));
  return { classification, prescriptionType };
}
