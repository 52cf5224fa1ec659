export { CheckoutScreen } from './screens/CheckoutScreen.tsx';
export type { CheckoutScreenProps, SummaryFlags } from './screens/CheckoutScreen.tsx';
export { PaymentCollectScreen } from './screens/PaymentCollectScreen.tsx';
export { PaymentConfirmScreen } from './screens/PaymentConfirmScreen.tsx';
export { PaymentQrScreen } from './screens/PaymentQrScreen.tsx';
export { RetryPaymentScreen } from './screens/RetryPaymentScreen.tsx';
export { SuccessScreen } from './screens/SuccessScreen.tsx';
export type { SuccessScreenProps } from './screens/SuccessScreen.tsx';
export { checkoutApi } from './api/checkout.ts';
