import type { CartLine } from '@lunette/cart/contract';
import {
  addedTax,
  offerAmount,
  shippingFee,
  storeDiscounts,
  taxedGoods,
  TERMS,
  totalsOf,
  type AddedTax,
  type GoodsLine,
  type MinorTotals,
  type Shopper,
  type StoredDiscount,
  type TaxedLine,
} from '@lunette/cart/rules';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { dateIn, salesTaxAt, taxPartsTo, taxPercentOf } from '@lunette/country-config';
import { isTestedInStudio } from '@lunette/prescription/rules';
import { catalogueOf } from '../catalog/catalogue.ts';
import { needsPower } from '../catalog/lenses/chooseLens.ts';
import { lineDetailsFrom, type LineDetails } from '../catalog/product/lineDetails.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { CallContext, CatalogContext } from '../platform/http/callContext.ts';
import type { Queries } from '../platform/database/database.ts';
import { grantedMoney, type CartMoney } from './money/cartMoney.ts';
import { cartRows, type CartRows } from './cartRows.ts';
import type { CartKind, StoredLine, StoredMerge } from './schema.ts';
import { piecesOfProduct } from './lines/piecesOfProduct.ts';
import { isSecondMembership } from './lines/secondMembership.ts';
import type { MovedRow } from './moved/movedRow.ts';
import type { WaitingRow } from './waitingOrders/waitingOrders.ts';
import type { CartOwner } from './openCart.ts';

/** A line with the current details of its product. */
export interface ReadLine {
  stored: StoredLine;
  details: LineDetails;
  /** Pieces in stock that no other line of the cart needs; at least those that the line gets when the stock is given out. */
  available: number;
  /** Why it cannot be bought as it is; null if it can. If lines need more than the stock, the earlier ones get it. */
  blockedBy: NonNullable<CartLine['blockedBy']> | null;
}

/** A cart with today's prices and stock. */
export interface ReadCart {
  id: string;
  kind: CartKind;
  lines: ReadLine[];
  /** Whether an eye test in a studio is to find the power of one of its lines. */
  isStudio: boolean;
  /** The lines that a sign-in has merged into it. */
  merge: StoredMerge | null;
  /** The number of lines of another cart that were saved for later in its favour, and still are. */
  savedLines: number;
  totals: MinorTotals;
  /** The choices at its checkout so far. */
  checkout: CheckoutState;
  /** The default address of its customer. */
  home: CartRows['home'];
  /** The balances of its shopper that could reduce the total. */
  money: CartMoney;
  /** Orders of the same owner that wait to be paid. */
  waiting: WaitingRow[];
  /** Where an earlier checkout of the same session was continued. */
  movedTo: MovedRow | null;
  /** The privileges of its shopper, and the discounts of the store. */
  shopper: Shopper;
  discounts: StoredDiscount[];
}

/**
 * Reads a cart with current prices; lines of goods that are no longer sold in the country are left out. `chosen`
 * overrides what its shopper has decided.
 */
export async function readCart(
  db: Queries,
  context: CatalogContext & CartOwner,
  cartId: string,
  chosen: Partial<Pick<CheckoutState, 'wallet'>> = {},
): Promise<ReadCart> {
  const rows = await cartRows(db, context, cartId);
  return pricedCart(context, cartId, { ...rows, checkout: { ...rows.checkout, ...chosen } });
}

/** The cart with current prices, from rows that were read before. */
export async function pricedCart(context: CatalogContext, cartId: string, rows: CartRows): Promise<ReadCart> {
  const { kind, merge, savedLines, checkout, home, money, shopper, waiting, movedTo, priceAndStock } = rows;
  const catalogue = catalogueOf(context.catalogDb);
  const stored = studioLines(rows);
  const lines = stored.flatMap((line) => {
    const details = lineDetailsFrom(catalogue, priceAndStock, line, context);
    return details ? [readLine(line, details, rows)] : [];
  });
  const priced = lines.map((line) => goodsLine(line, context.country));
  // The preview of an exchange computes its price: the store gives no discount twice for the same goods.
  const discounts = kind === 'exchange' ? [] : storeDiscounts(priced, context.country, shopper);
  const totals = cartTotals(context.country, { kind, lines, checkout, money, discounts });
  return {
    id: cartId,
    kind,
    lines,
    isStudio: lines.some((line) => isTestedInStudio(line.stored.prescription)),
    merge,
    savedLines,
    totals,
    checkout,
    home,
    money,
    shopper,
    discounts,
    waiting,
    movedTo,
  };
}

/** The lines, with an eye test in a studio only if that is possible; otherwise the power is entered later. */
function studioLines({ kind, lines, hasStudios }: CartRows): StoredLine[] {
  return lines.map((line) => {
    const { prescription, powerType } = line;
    if (!prescription?.inStudio) return line;
    const isPossible = hasStudios && kind === 'shopping' && powerType !== 'contact_lens';
    return isPossible && isTestedInStudio(prescription)
      ? line
      : { ...line, prescription: { ...prescription, inStudio: undefined } };
  });
}

/**
 * The totals of a cart, with discounts of the store and of its shopper, and the delivery. The offer of a bank counts only
 * for payment by card (`byCard`).
 */
export function cartTotals(
  country: CallContext['country'],
  {
    kind,
    lines,
    checkout,
    money,
    discounts,
  }: Pick<ReadCart, 'kind' | 'lines' | 'checkout' | 'money' | 'discounts'>,
  { paymentFee = 0, byCard = true } = {},
): MinorTotals {
  const terms = TERMS[country];
  const priced = lines.map((line) => goodsLine(line, country));
  const granted: StoredDiscount[] = [...discounts, ...grantedMoney(checkout, money)];
  const shipping =
    kind === 'exchange' ? 0 : shippingFee(priced, discounts, terms, checkout.deliveryOption ?? 'standard');
  const salesTax = terms.taxIncluded ? undefined : salesTaxOf(priced, discounts, checkout);
  const taxParts = taxPartsTo(country, checkout.address?.state);
  const added = { shipping, taxParts, ...(salesTax !== undefined && { salesTax }) };
  const { offer } = money;
  if (offer && byCard) {
    const { total } = totalsOf(priced, terms, granted, added);
    granted.push({ type: 'implicit', code: 'offer', amount: offerAmount(offer, total) });
  }
  return totalsOf(priced, terms, granted, { ...added, payment: paymentFee });
}

/** The sales tax at the delivery address; null before the address is known. */
function salesTaxOf(
  lines: TaxedLine[],
  discounts: StoredDiscount[],
  { address }: Pick<CheckoutState, 'address'>,
): AddedTax | null {
  const tax = address && salesTaxAt(address.postcode);
  return tax && addedTax(lines, discounts, tax);
}

/** The values of a line from which prices, discounts and tax are computed; the tax is that of today. */
export function goodsLine(
  { details, stored }: { details: LineDetails; stored: Pick<StoredLine, 'quantity'> },
  country: CallContext['country'],
): GoodsLine & TaxedLine {
  const { productId, brand, classification, unitMinor, sellingMinor, firstBuyMinor, options, supplyPercent } =
    details;
  const hasLenses = details.packageId !== null && details.powerType !== 'frame_only';
  const isPrescription = needsPower(details.powerType);
  return {
    productId,
    brand,
    classification,
    quantity: stored.quantity,
    name: details.modelName,
    isPrescription,
    taxPercent: taxPercentOf(country, taxedGoods(details, isPrescription), dateIn(country, new Date())),
    price: unitMinor,
    // A frame alone costs less than with lenses.
    selling: Math.min(sellingMinor, unitMinor),
    firstBuy: firstBuyMinor,
    supplyPercent,
    lenses: hasLenses ? options.reduce((sum, { priceMinor }) => sum + priceMinor, 0) : null,
  };
}

/** A line with the stock that is left for it; the stock is given to the lines of a product in their order. */
function readLine(stored: StoredLine, details: LineDetails, { lines, shopper }: CartRows): ReadLine {
  const { productId, quantity } = stored;
  const inStock = Math.min(details.availableQuantity, MOST_PIECES);
  const at = lines.findIndex(({ id }) => id === stored.id);
  const others = piecesOfProduct(lines, productId) - quantity;
  const before = piecesOfProduct(lines.slice(0, at), productId);
  const given = Math.max(0, Math.min(quantity, inStock - before));
  return {
    stored,
    details,
    available: Math.max(given, inStock - others),
    blockedBy: refusalOf(details, shopper) ?? (given === quantity ? null : 'stock'),
  };
}

/** Why goods cannot be bought, however many pieces are in stock; null if nothing but the stock decides. */
function refusalOf(details: LineDetails, shopper: Shopper): 'lenses' | 'membership' | null {
  if (details.faults.length > 0) return 'lenses';
  return isSecondMembership(details, shopper) ? 'membership' : null;
}
