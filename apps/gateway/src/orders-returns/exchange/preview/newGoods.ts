import { addedTax, TERMS, totalsOf, type MinorTotals, type StoredDiscount } from '@lunette/cart/rules';
import { salesTaxAt, taxPartsTo } from '@lunette/country-config';
import type { Prescription } from '@lunette/prescription/contract';
import { cartRows } from '../../../cart/cartRows.ts';
import { goodsLine, pricedCart, type ReadLine } from '../../../cart/readCart.ts';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import type { LineDetails } from '../../../catalog/product/lineDetails.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext, CatalogContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { OldGoods } from './exchangeBasis.ts';
import type { StoredExchange } from '../schema.ts';

/** The price of new goods in an exchange, in minor units. */
export interface NewPrice {
  totals: MinorTotals;
  /**
   * The lenses that the old goods had too: their price in the shop (`worth`), and the part of it that is charged (`remade`),
   * which the worth of the old lenses pays.
   */
  lenses: { name: string; worth: number; remade: number } | null;
}

type ChoiceContext = CatalogContext & Pick<CallContext<'guest'>, 'session'>;

/** The line in the cart of an exchange; null if the cart is empty. */
export async function chosenLine(
  tx: Queries,
  context: ChoiceContext,
  { cartId, quantity }: Pick<StoredExchange, 'cartId' | 'quantity'>,
  prescription?: Prescription,
): Promise<ReadLine | null> {
  if (!cartId) return null;
  const rows = await cartRows(tx, context, cartId);
  const wanted = rows.lines
    .slice(0, 1)
    .map((line) => ({ ...line, quantity, ...(prescription && { prescription }) }));
  return (await pricedCart(context, cartId, { ...rows, lines: wanted })).lines[0] ?? null;
}

/** Refuses a missing line, one that is sold out, and lenses that cannot be made for it. The line stays in the cart. */
export function refuseUnfit(line: ReadLine | null): ReadLine {
  if (!line) throw refuse(409, 'exchange_empty', 'exchange.empty');
  const [fault] = line.details.faults;
  if (fault) throw refuse(422, fault.code, fault.textId, fault.values);
  if (line.blockedBy) throw refuse(409, 'sold_out', 'exchange.sold-out', { name: line.details.name });
  return line;
}

/**
 * The price of new goods. Lenses and coatings that the old goods had too are made again and charged only up to the worth of
 * the old ones. Shipping is free, and the store gives no discount.
 */
export function priceNew(
  { country, address }: Pick<Order, 'country' | 'address'>,
  { details, quantity }: { details: LineDetails; quantity: number },
  old: Pick<OldGoods, 'item' | 'lenses'>,
): NewPrice {
  const line = goodsLine({ details, stored: { quantity } }, country);
  const again = lensesAgain(details, old.item);
  const worth = again.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  const remade = worth > 0 ? old.lenses.reduce((sum, credit) => sum + Math.min(worth, credit), 0) : 0;
  const free = Math.max(0, worth) * quantity - remade;
  const discounts: StoredDiscount[] = free > 0 ? [{ type: 'implicit', code: 'exchange', amount: free }] : [];
  const terms = TERMS[country];
  const tax = terms.taxIncluded ? null : salesTaxAt(address.postcode);
  const totals = totalsOf([line], terms, discounts, {
    shipping: 0,
    taxParts: taxPartsTo(country, address.state),
    ...(tax && { salesTax: addedTax([line], discounts, tax) }),
  });
  const name = again.find(({ type }) => type === 'lens_package')?.name ?? again[0]?.name;
  return {
    totals,
    lenses: worth > 0 && name !== undefined ? { name, worth: worth * quantity, remade } : null,
  };
}

/** The lenses and coatings of new goods that the old ones had too; a frame alone has none. */
function lensesAgain({ powerType, options }: LineDetails, { details }: StoredItem): LineDetails['options'] {
  if (powerType === 'frame_only' || details.powerType === 'frame_only') return [];
  return options.filter(({ oid }) => details.options.some((option) => option.oid === oid));
}
