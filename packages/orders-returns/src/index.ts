export { orderApi } from './api/order.ts';
export { OrderCard } from './components/order/OrderCard.tsx';
export { OrderListScreen } from './screens/OrderListScreen.tsx';
export { OrderSummaryScreen } from './screens/OrderSummaryScreen.tsx';
export type { OrderSummaryScreenProps } from './screens/OrderSummaryScreen.tsx';
export { PowerScreen } from './screens/PowerScreen.tsx';
export { TrackOrderScreen } from './screens/TrackOrderScreen.tsx';
export { ReturnDetailsScreen } from './screens/ReturnDetailsScreen.tsx';
export { ReturnProductsScreen } from './screens/ReturnProductsScreen.tsx';
