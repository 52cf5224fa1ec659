export { orderApi } from './api.ts';
export { OrderCard } from './components/OrderCard.tsx';
export { OrderListScreen } from './screens/OrderListScreen.tsx';
export { OrderSummaryScreen } from './screens/OrderSummaryScreen.tsx';
export type { OrderSummaryScreenProps } from './screens/OrderSummaryScreen.tsx';
export { TrackOrderScreen } from './screens/TrackOrderScreen.tsx';
