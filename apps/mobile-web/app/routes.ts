import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shell/ShopLayout.tsx', [
    index('routes/home.tsx'),
    route('eyeglasses.html', 'routes/home.tsx', { id: 'eyeglasses-landing' }),
    route('sunglasses.html', 'routes/home.tsx', { id: 'sunglasses-landing' }),
    route('premium-eyeglasses', 'routes/home.tsx', { id: 'premium-eyeglasses-landing' }),
    route('premium-sunglasses', 'routes/home.tsx', { id: 'premium-sunglasses-landing' }),
    route('promo/:pagename', 'routes/home.tsx', { id: 'promo' }),
    route('catalog/*', 'routes/lookup.tsx', { id: 'catalog-lookup' }),
    route('category/:id', 'routes/lookup.tsx', { id: 'category-lookup' }),
    route('product/:id', 'routes/product.tsx'),
    route('search', 'routes/search.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('customer/account/forgotpassword', 'routes/forgotPassword.tsx'),
    route('customer/account/resetpassword', 'routes/resetPassword.tsx'),
    route('customer/account/verifyemail', 'routes/verifyEmail.tsx'),
    route('customer/account/social/:account', 'routes/socialReturn.tsx'),
    route('customer/login-redirect', 'routes/loginRedirect.tsx'),
    route(':slug', 'routes/lookup.tsx', { id: 'slug-lookup' }),
    route('*', 'routes/fallback.tsx'),
  ]),
  layout('shell/QuietLayout.tsx', [
    route('checkout', 'routes/checkout.tsx', { id: 'checkout-entry' }),
    route('checkout/onepage', 'routes/checkout.tsx'),
    route('checkout/onepage/retrypayment', 'routes/retryPayment.tsx'),
    route('checkout/onepage/success', 'routes/success.tsx'),
    route('checkout/onepage/success/order-summary', 'routes/orderSummary.tsx'),
    route('checkout/payment/confirm', 'routes/paymentConfirm.tsx'),
  ]),
] satisfies RouteConfig;
