/** The cookie that says how goods are exchanged; while it is there an exchange is open. */
export const EXCHANGE_COOKIE = 'exchangeMethod';
