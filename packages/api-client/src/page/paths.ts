/** The fixed addresses of the storefronts. Addresses of goods come from the gateway with the goods. */
export const paths = {
  home: () => '/',
  search: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  cart: () => '/cart',
  signIn: (returnTo: string) => `/customer/account?type=login&returnTo=${encodeURIComponent(returnTo)}`,
  checkout: () => '/checkout/onepage/',
  paymentConfirm: (orderId: string) => `/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`,
  /** Where a code is scanned, and where a request waits to be approved. */
  paymentQr: (orderId: string) => `/checkout/payment/qr/${encodeURIComponent(orderId)}`,
  paymentCollect: (orderId: string) => `/checkout/payment/collect/${encodeURIComponent(orderId)}`,
  retryPayment: (orderId: string) => `/checkout/onepage/retrypayment?orderId=${encodeURIComponent(orderId)}`,
  success: (orderId: string) => `/checkout/onepage/success?orderId=${encodeURIComponent(orderId)}`,
  orderSummary: (orderId: string) =>
    `/checkout/onepage/success/order-summary?orderId=${encodeURIComponent(orderId)}`,
  /** Which pieces of an order come back; `itemId` is chosen there. */
  returnProducts: (orderId: string, itemId?: string) =>
    `/sales/order/return/products/${encodeURIComponent(orderId)}${itemId ? `?itemId=${encodeURIComponent(itemId)}` : ''}`,
  /** Where an item is exchanged; the last step of an exchange for something new leads there (ROUTE-18). */
  exchange: (orderId: string, itemId: string) =>
    `/customer/my/order/return/${encodeURIComponent(orderId)}/${encodeURIComponent(itemId)}`,
  /** The latest return of an item. */
  returnDetails: (orderId: string, itemId?: string) =>
    `/sales/order/return-details/${encodeURIComponent(orderId)}${itemId ? `?itemId=${encodeURIComponent(itemId)}` : ''}`,
};
