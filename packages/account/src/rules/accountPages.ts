/** The pages of the account (ROUTE-08), in the order of its navigation. */
export const ACCOUNT_PAGES = [
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

/** The id of a page of the account. */
export type AccountPageId = (typeof ACCOUNT_PAGES)[number]['id'];

/** The page of the orders on a phone, where the first page of the account is its navigation (ROUTE-11). */
export const ORDER_HISTORY = '/sales/order/history';
