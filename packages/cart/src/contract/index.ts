export {
  Cart,
  cartContract,
  CartLine,
  CartOffer,
  CartOption,
  CartPurse,
  CartTotals,
  CartVoucher,
  Discount,
  NewCartItem,
  TaxLine,
  WaitingOrder,
} from './cart.ts';
export { cartMoneyContract } from './money.ts';
export { BankOffer, cartOfferContract } from './offer.ts';
export { reorderContract } from './reorder.ts';
export { waitingOrderContract } from './waitingOrder.ts';
