export {
  Cart,
  cartContract,
  CartLine,
  CartOption,
  CartPurse,
  CartTotals,
  CartVoucher,
  Discount,
  NewCartItem,
} from './cart.ts';
export { cartMoneyContract } from './money.ts';
