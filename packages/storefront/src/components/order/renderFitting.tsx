import type { OrderSummaryScreenProps } from '@lunette/orders-returns';
import { lazyPart } from '@lunette/ui-kit';
import '../../styles/features.css';

const Fitting = lazyPart(async () => (await import('./Fitting.tsx')).Fitting);

/** The fitting of an ordered item, for the slot of the order's page. */
export const renderFitting: OrderSummaryScreenProps['fitting'] = (item, order) => (
  <Fitting orderId={order.id} itemId={item.id} from={order.deliveryOption.deliveryDate} />
);
