export {
  Cart,
  cartContract,
  CartLine,
  CartOption,
  CartTotals,
  Discount,
  MovedTo,
  NewCartItem,
  TaxLine,
  WaitingOrder,
} from './cart.ts';
export { CartMerge } from './cartMerge.ts';
export { cartMoneyContract } from './money.ts';
export { BankOffer, cartOfferContract } from './offer.ts';
export { mergeContract } from './merge.ts';
export { movedContract } from './moved.ts';
export { reorderContract } from './reorder.ts';
export { CartAndSaved, savedContract, SavedItems } from './saved.ts';
export { waitingOrderContract } from './waitingOrder.ts';
