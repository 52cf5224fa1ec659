/** The fixed addresses of the storefronts. Addresses of goods come from the gateway with the goods. */
export const paths = {
  home: () => '/',
  search: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  cart: () => '/cart',
  signIn: (returnTo: string) => `/customer/account?type=login&returnTo=${encodeURIComponent(returnTo)}`,
  checkout: () => '/checkout/onepage/',
  paymentConfirm: (orderId: string) => `/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`,
  retryPayment: (orderId: string) => `/checkout/onepage/retrypayment?orderId=${encodeURIComponent(orderId)}`,
  success: (orderId: string) => `/checkout/onepage/success?orderId=${encodeURIComponent(orderId)}`,
  orderSummary: (orderId: string) =>
    `/checkout/onepage/success/order-summary?orderId=${encodeURIComponent(orderId)}`,
};
