import type { OrderSummaryScreenProps } from '@lunette/orders-returns';
import { lazy, Suspense } from 'react';
import '../features.css';

const Fitting = lazy(async () => ({ default: (await import('./Fitting.tsx')).Fitting }));

/** The appointment of an order's item, for the slot of the order's page. */
export const fittingOf: OrderSummaryScreenProps['fitting'] = (item, order) => (
  <Suspense>
    <Fitting orderId={order.id} itemId={item.id} from={order.deliveryOption.deliveryDate} />
  </Suspense>
);
