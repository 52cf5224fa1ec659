import type { NewCartItem } from '@lunette/cart/contract';
import { isSent, MOST_PIECES } from '@lunette/catalog/rules';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { isProductId } from '../../catalog/product/productId.ts';
import {
  lineDetailsFrom,
  lineDetails,
  type LineChoice,
  type LineDetails,
} from '../../catalog/product/lineDetails.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { columnNames, columnsWithout, parameters, parameterValues } from '../../platform/database/columns.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { statement } from '../../platform/database/statement.ts';
import { choiceOf, withBoxesOf } from './choice.ts';
import type { LockedCart } from '../lockedCart.ts';
import type { CartOwner } from '../openCart.ts';
import { piecesOfProduct } from './piecesOfProduct.ts';
import { refuseSecondMembership } from './secondMembership.ts';
import { checkPictures } from '../pictures/ownPictures.ts';
import { pricedCart, type ReadCart } from '../readCart.ts';
import { cartLine, type StoredLine } from '../schema.ts';

/** What a line is added or changed with: the owner of the cart, and the storefront and the language of the call. */
export type LineContext = CartOwner & Pick<CallContext, 'language' | 'catalogDb' | 'client'>;

/** The most lines of a cart. */
export const MOST_LINES = 50;

/** The number of the product that is added to a cart; null if it is not a product number. */
export function productNumberOf({ productId }: Pick<NewCartItem, 'productId'>): number | null {
  const asked = Number(productId);
  return isProductId(asked) ? asked : null;
}

/**
 * Adds goods to a locked cart that was read with their product, as a new line or as more pieces of an equal one. Returns the
 * cart after the change.
 */
export async function addLine(
  tx: Queries,
  shopper: LineContext,
  { cartId, rows }: LockedCart,
  item: NewCartItem,
): Promise<ReadCart> {
  const { lines } = rows;
  const details = requireSellable(
    lineDetailsFrom(catalogueOf(shopper.catalogDb), rows.priceAndStock, item, shopper),
  );
  refuseSecondMembership(details, rows.shopper);
  await checkPictures(tx, shopper, item.prescription);
  const choice = choiceOf(details, item.prescription);
  const equal = lines.find((line) => line.choice === choice);
  if (!equal && lines.length >= MOST_LINES)
    throw refuse(422, 'cart_full', 'cart.full', { count: MOST_LINES });
  // A second service or membership adds nothing to the first.
  const added = equal && isSingle(details) ? 0 : quantityOf(details, item.quantity ?? 1);
  checkStock(details, lines, added);
  const prescription = equal
    ? await mergedPrescription(tx, shopper, equal, item)
    : (item.prescription ?? null);
  const { productId, powerType, packageId, coatingIds } = details;
  const quantity = added + (equal?.quantity ?? 0);
  if (equal) {
    const more = { ...equal, quantity, prescription };
    await tx.execute(statement(UPDATE_LINE, [equal.id, quantity, prescription]));
    return pricedCart(shopper, cartId, {
      ...rows,
      lines: lines.map((line) => (line === equal ? more : line)),
    });
  }
  const lenses = { powerType, packageId, coatingIds, prescription };
  const line = { cartId, productId, quantity, ...lenses, choice, client: shopper.client };
  const id = await insertLine(tx, line);
  return pricedCart(shopper, cartId, { ...rows, lines: [...lines, { id, ...line }] });
}

const UPDATE_LINE = 'UPDATE cart_line SET quantity = $2, prescription = $3 WHERE id = $1';

const LINE = columnsWithout(cartLine, 'id');
const INSERT_LINE = `INSERT INTO cart_line (${columnNames(LINE)}) VALUES (${parameters(LINE)}) RETURNING id`;

/** Stores a new line and returns its id. */
export async function insertLine(tx: Queries, line: Omit<StoredLine, 'id'>): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(statement(INSERT_LINE, parameterValues(LINE, line)));
  if (!rows[0]) throw new Error('The line was not stored');
  return rows[0].id;
}

/** The details of a chosen product. Refuses a product that is unknown in the country or cannot be sold as chosen. */
export async function sellableLine(
  tx: Queries,
  shopper: Pick<LineContext, 'country' | 'language' | 'catalogDb'>,
  choice: LineChoice,
): Promise<LineDetails> {
  const [details] = await lineDetails(tx, shopper, [choice]);
  return requireSellable(details);
}

function requireSellable(details: LineDetails | null | undefined): LineDetails {
  if (!details) throw refuse(404, 'product_not_found', 'cart.product-not-found');
  const [fault] = details.faults;
  if (fault) {
    const fields = details.faults.map(
      ({ field, textId, values }) => [field, { id: textId, values: values ?? {} }] as const,
    );
    throw refuse(422, fault.code, fault.textId, fault.values, Object.fromEntries(fields));
  }
  return details;
}

/** Refuses more pieces of a product than are in stock, counting all lines of the cart. */
export function checkStock(details: LineDetails, lines: StoredLine[], added: number): void {
  const { productId, name, availableQuantity } = details;
  const inCart = piecesOfProduct(lines, productId);
  if (added <= 0 || inCart + added <= Math.min(availableQuantity, MOST_PIECES)) return;
  if (availableQuantity === 0) throw refuse(422, 'out_of_stock', 'cart.out-of-stock', { name });
  if (availableQuantity > MOST_PIECES)
    throw refuse(422, 'too_many_pieces', 'cart.too-many-pieces', { name, count: MOST_PIECES, inCart });
  throw refuse(422, 'not_enough_stock', 'cart.not-enough-stock', { name, count: availableQuantity, inCart });
}

/** The quantity of a choice: the boxes of the prescription, or one where more makes no sense. */
export function quantityOf(details: LineDetails, quantity: number): number {
  if (details.boxes === 0) throw refuse(422, 'boxes_needed', 'catalog.power-required');
  return details.boxes ?? (isSingle(details) ? 1 : quantity);
}

/** Whether only one piece of the product makes sense: a service or a membership. */
export function isSingle(details: LineDetails): boolean {
  return !isSent(details);
}

async function mergedPrescription(tx: Queries, shopper: LineContext, equal: StoredLine, item: NewCartItem) {
  if (!equal.prescription || !item.prescription) return equal.prescription ?? item.prescription ?? null;
  const prescription = withBoxesOf(equal.prescription, item.prescription);
  await sellableLine(tx, shopper, { ...item, prescription });
  return prescription;
}
