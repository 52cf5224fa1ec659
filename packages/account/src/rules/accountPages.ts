/** The pages of the account (ROUTE-08), in the order in which they are offered. */
export const ACCOUNT_PLACES = [
  { id: 'orders', path: '/customer/account/' },
  { id: 'appointments', path: '/customer/account/appointments/' },
  { id: 'prescriptions', path: '/customer/prescriptions/' },
  { id: 'credit', path: '/customer/account/storecredit/' },
  { id: 'cards', path: '/customer/account/savedcards/' },
  { id: 'face', path: '/customer/ditto-profile/' },
  { id: 'addresses', path: '/customer/account/addresses/' },
  { id: 'edit', path: '/customer/account/edit/' },
  { id: 'devices', path: '/customer/account/devices/' },
  { id: 'privacy', path: '/customer/account/privacy/' },
] as const;

export type AccountPlace = (typeof ACCOUNT_PLACES)[number]['id'];

/** Where a phone lists the orders: there the account itself is the list of its pages (ROUTE-11). */
export const ORDER_HISTORY = '/sales/order/history';
