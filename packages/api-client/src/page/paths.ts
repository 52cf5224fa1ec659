/**
 * The paths of the storefronts' pages, for links in pages and in messages of the gateway. The gateway sends the URLs of goods
 * together with the goods.
 */
export const paths = {
  home: () => '/',
  search: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  cart: () => '/cart',
  signIn: (returnTo: string) => `/customer/account?type=login&returnTo=${encodeURIComponent(returnTo)}`,
  forgotPassword: () => '/customer/account/forgotpassword',
  /** The pages of the links to set a new password, and to verify an e-mail address. */
  resetPassword: (token: string) => `/customer/account/resetpassword?token=${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/customer/account/verifyemail?token=${encodeURIComponent(token)}`,
  /** The page to which an identity provider leads back. */
  socialReturn: (account: string) => `/customer/account/social/${encodeURIComponent(account)}`,
  checkout: () => '/checkout/onepage/',
  /**
   * The login page of staff, their first page, that of opticians, that of sales at the counter, and the checkout in which
   * sales staff order (STAFF-01).
   */
  staffSignIn: () => '/checkout/onepage/presaleslogin',
  staff: () => '/staff',
  staffPrescriptions: () => '/staff/prescriptions',
  staffSales: () => '/staff/sales',
  staffCheckout: () => '/checkout/onepage/presales',
  /** Where a checkout is continued on another device. */
  resumeCheckout: (token: string) => `/checkout/resume?token=${encodeURIComponent(token)}`,
  paymentConfirm: (orderId: string) => `/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`,
  /** The page with the QR code of a payment, and below it the page that waits for the approval of a payment request. */
  paymentQr: (orderId: string) => `/checkout/payment/qr/${encodeURIComponent(orderId)}`,
  paymentCollect: (orderId: string) => `/checkout/payment/collect/${encodeURIComponent(orderId)}`,
  retryPayment: (orderId: string) => `/checkout/onepage/retrypayment?orderId=${encodeURIComponent(orderId)}`,
  success: (orderId: string) => `/checkout/onepage/success?orderId=${encodeURIComponent(orderId)}`,
  orderSummary: (orderId: string) =>
    `/checkout/onepage/success/order-summary?orderId=${encodeURIComponent(orderId)}`,
  /** The page to change the lenses of an ordered item, and the one to enter its power. */
  lensUpgrade: (orderId: string, itemId: string) =>
    `/lens-package-upgrade/${encodeURIComponent(orderId)}/${encodeURIComponent(itemId)}`,
  enterPower: (orderId: string, itemId: string) =>
    `/editpower/options/view?orderId=${encodeURIComponent(orderId)}&itemId=${encodeURIComponent(itemId)}`,
  /** The page to choose the pieces of a return; `itemId` is selected initially. */
  returnProducts: (orderId: string, itemId?: string) =>
    `/sales/order/return/products/${encodeURIComponent(orderId)}${itemId ? `?itemId=${encodeURIComponent(itemId)}` : ''}`,
  /** The page to exchange an item; the last step of an exchange for another product leads there (ROUTE-18). */
  exchange: (orderId: string, itemId: string) =>
    `/customer/my/order/return/${encodeURIComponent(orderId)}/${encodeURIComponent(itemId)}`,
  /** The page of the latest return of an item. */
  returnDetails: (orderId: string, itemId?: string) =>
    `/sales/order/return-details/${encodeURIComponent(orderId)}${itemId ? `?itemId=${encodeURIComponent(itemId)}` : ''}`,
  /** The page to book an eye test in a store, and the one to book a home visit. */
  eyeTest: () => '/test-your-vision',
  homeVisit: () => '/hto',
  /** The page that ends the reminders of abandoned bags. */
  endReminders: (token: string) => `/lead-gen/unsubscribe?token=${encodeURIComponent(token)}`,
};
