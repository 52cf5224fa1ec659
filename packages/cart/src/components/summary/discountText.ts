/** What a kind of discount is called where the gateway has no word of its own. */
export const DISCOUNT_TEXT = {
  implicit: 'cart.sum-bag-discount',
  'first-frame': 'cart.sum-first-frame',
  gold: 'cart.sum-gold',
  voucher: 'cart.sum-voucher',
  credit: 'cart.sum-credit',
  wallet: 'cart.sum-wallet',
  offer: 'cart.sum-offer',
} as const;
