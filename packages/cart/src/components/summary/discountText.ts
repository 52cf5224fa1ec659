/** The name of a kind of discount, for discounts that the gateway does not name. */
export const DISCOUNT_TEXT = {
  implicit: 'cart.sum-bag-discount',
  'first-frame': 'cart.sum-first-frame',
  gold: 'cart.sum-gold',
  supply: 'cart.sum-supply',
  voucher: 'cart.sum-voucher',
  credit: 'cart.sum-credit',
  wallet: 'cart.sum-wallet',
  offer: 'cart.sum-offer',
} as const;
