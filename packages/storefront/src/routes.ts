import { fileURLToPath } from 'node:url';
import type { ApiClient } from '@lunette/api-client';
import { layout, relative, type RouteConfigEntry } from '@react-router/dev/routes';

/** The layout modules of an app, relative to its `app` folder. */
export interface Layouts {
  /** Header, menus and footer. */
  shop: string;
  /** The layout of account pages. */
  account: string;
  /** A link back and a phone number: checkout, an order, the booking of a home visit. */
  minimal: string;
  /** The search field above results, if the header has none. */
  search?: string;
}

const modules = relative(fileURLToPath(new URL('./routes', import.meta.url)));

/** A path and its module in `routes/`; a module with several paths needs an id for each further one. */
function page(path: string, file: string, id = file.replace('.tsx', '')): RouteConfigEntry {
  return modules.route(path, file, { id });
}

/** The addresses at which the storefronts show different pages (ROUTE-11). */
const ACCOUNT_HOME: Record<ApiClient, RouteConfigEntry[]> = {
  desktop: [
    page('customer/account', 'order/orderHistory.tsx'),
    page('sales/order/*', 'order/accountRedirect.tsx'),
  ],
  mobilesite: [
    page('customer/account', 'account/accountHome.tsx'),
    page('sales/order/*', 'order/orderHistory.tsx'),
  ],
};

/** The route table of a storefront: each path with its module in `routes/`. */
export function storefrontRoutes(apiClient: ApiClient, layouts: Layouts): RouteConfigEntry[] {
  const search = page('search', 'browse/search.tsx');
  return [
    layout(layouts.shop, [
      modules.index('browse/home.tsx', { id: 'browse/home' }),
      page('eyeglasses.html', 'browse/home.tsx', 'eyeglasses-landing'),
      page('sunglasses.html', 'browse/home.tsx', 'sunglasses-landing'),
      page('premium-eyeglasses', 'browse/home.tsx', 'premium-eyeglasses-landing'),
      page('premium-sunglasses', 'browse/home.tsx', 'premium-sunglasses-landing'),
      page('promo/:pagename', 'browse/home.tsx', 'promo'),
      page('catalog/*', 'browse/lookup.tsx', 'catalog-lookup'),
      page('category/:id', 'browse/lookup.tsx', 'category-lookup'),
      page('product/:id', 'browse/product.tsx'),
      page('collection/:slug', 'browse/collection.tsx'),
      layouts.search ? layout(layouts.search, [search]) : search,
      page('reviews', 'browse/reviews.tsx'),
      page('shop-instagram', 'browse/gallery.tsx'),
      page('test-your-vision', 'appointment/testYourVision.tsx'),
      page('home-eye-check-up/*', 'appointment/homeVisitRedirect.tsx'),
      page('support', 'content/support.tsx'),
      page('gift-vouchers', 'account/giftVouchers.tsx'),
      page('track-order', 'order/trackOrder.tsx'),
      page('cart', 'checkout/cart.tsx'),
      page('compare-looks', 'tryon/compareLooks.tsx'),
      page('frame-size', 'tryon/frameSize.tsx'),
      page('frame_size', 'tryon/frameSize.tsx', 'frame-size-underscored'),
      page('customer/account/forgotpassword', 'account/forgotPassword.tsx'),
      page('customer/account/resetpassword', 'account/resetPassword.tsx'),
      page('customer/account/verifyemail', 'account/verifyEmail.tsx'),
      page('customer/account/social/:account', 'account/socialReturn.tsx'),
      page('customer/login-redirect', 'account/loginRedirect.tsx'),
      layout(layouts.account, [
        ...ACCOUNT_HOME[apiClient],
        page('customer/account/appointments', 'account/appointments.tsx'),
        page('customer/account/addresses', 'account/account.tsx', 'account-addresses'),
        page('customer/account/devices', 'account/account.tsx', 'account-devices'),
        page('customer/account/edit', 'account/account.tsx', 'account-edit'),
        page('customer/account/privacy', 'account/account.tsx', 'account-privacy'),
        page('customer/account/savedcards', 'account/account.tsx', 'account-savedcards'),
        page('customer/account/storecredit', 'account/account.tsx', 'account-storecredit'),
        page('customer/ditto-profile', 'account/account.tsx', 'account-ditto-profile'),
        page('customer/prescriptions', 'account/prescriptions.tsx'),
        page('customer/*', 'order/accountRedirect.tsx', 'other-account-pages'),
      ]),
      page('customer/sbrt-redirect/*', 'content/notFound.tsx', 'branded-login-return'),
      page('lead-gen/user-detail', 'content/lead.tsx'),
      page('lead-gen/unsubscribe', 'checkout/endReminders.tsx'),
      page('mobile-app', 'content/mobileApp.tsx'),
      page(':slug', 'browse/lookup.tsx', 'slug-lookup'),
      page('*', 'content/notFound.tsx'),
    ]),
    layout(layouts.minimal, [
      page('checkout', 'checkout/checkout.tsx', 'checkout-entry'),
      page('payment', 'checkout/checkout.tsx', 'payment'),
      page('checkout/onepage', 'checkout/checkout.tsx'),
      page('checkout/onepage/presales', 'staff/staffCheckout.tsx'),
      page('checkout/onepage/presaleslogin', 'staff/staffSignIn.tsx'),
      page('staff', 'staff/staff.tsx'),
      page('staff/prescriptions', 'staff/prescriptions.tsx'),
      page('staff/sales', 'staff/storeSale.tsx'),
      page('sales', 'staff/staffRedirect.tsx'),
      page('checkout/resume', 'checkout/resume.tsx'),
      page('checkout/onepage/retrypayment', 'checkout/retryPayment.tsx'),
      page('checkout/onepage/success', 'checkout/success.tsx'),
      page('checkout/onepage/uploadprescsms', 'checkout/success.tsx', 'success-of-the-power-message'),
      page('checkout/onepage/success/order-summary', 'order/orderSummary.tsx'),
      page('checkout/payment/confirm', 'checkout/paymentConfirm.tsx'),
      page('checkout/payment/qr/:orderId', 'checkout/paymentQr.tsx'),
      page('checkout/payment/collect/:orderId', 'checkout/paymentCollect.tsx'),
      page('lens-package-upgrade/:orderId/:itemId?', 'order/lensUpgrade.tsx'),
      page('editpower/options/view', 'order/power.tsx'),
      page('sales/order/history/order-detail/:orderId', 'order/orderDetail.tsx'),
      page('sales/order/return/products/:orderId', 'order/returnProducts.tsx'),
      page('sales/order/return-details/:orderId', 'order/returnDetails.tsx'),
      page('customer/my/order/return/:orderId/:itemId', 'order/exchange.tsx'),
      page('hto', 'appointment/homeVisit.tsx'),
    ]),
    page('quiz_front_page', 'tryon/quizFrontPage.tsx'),
  ];
}
