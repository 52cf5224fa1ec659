export { amendShares } from './allocation/amendShares.ts';
export type { AmendedMoney } from './allocation/amendShares.ts';
export { allocate } from './allocation/allocation.ts';
export type { AllocatedLine, PieceShare } from './allocation/allocation.ts';
export { cutName, NAME_LIMIT } from './itemName.ts';
export { derivedAmounts } from './derivedAmounts.ts';
export type { DerivedAmounts } from './derivedAmounts.ts';
export { discountKind } from './discountKind.ts';
export type { DiscountKind } from './discountKind.ts';
export { hasQuantity, quantityControl } from './quantity.ts';
export type { QuantityControl } from './quantity.ts';
export { stockLabel } from './stockLabel.ts';
export type { StockLabel } from './stockLabel.ts';
export { footerButton } from './footerButton.ts';
export type { FooterButton } from './footerButton.ts';
export { isSent } from './isSent.ts';
export type { PricedLine, TaxedLine } from './lines.ts';
export type { AddedTax, MinorDiscount, MinorTaxLine, MinorTotals, StoredDiscount } from './minorTotals.ts';
export { addedTax } from './tax/salesTax.ts';
export { storeDiscounts } from './storeDiscounts.ts';
export type { GoodsLine, Shopper } from './storeDiscounts.ts';
export { taxedGoods } from './tax/taxedGoods.ts';
export { taxRows } from './tax/taxRows.ts';
export { TERMS } from './terms.ts';
export type { Terms } from './terms.ts';
export {
  bagDiscount,
  expressPart,
  offerAmount,
  shippingFee,
  toFreeShipping,
  totalsOf,
  wireTotals,
} from './totals.ts';
export type { OfferTerms } from './totals.ts';
