import type { OrderSummaryScreenProps } from '@lunette/orders-returns';
import { lazyPart, Skeleton } from '@lunette/ui-kit';
import '../../styles/features.css';

const Fitting = lazyPart(async () => (await import('./Fitting.tsx')).Fitting, {
  Waiting: () => (
    <div className="mt-4 border-t border-line pt-4">
      <Skeleton className="h-10 w-full tablet:h-5" />
    </div>
  ),
});

/** The fitting of an ordered item, for the slot of the order's page. */
export const renderFitting: OrderSummaryScreenProps['fitting'] = (item, order) => {
  const delivered = item.statusHistory.find(({ status }) => status === 'delivered');
  const arrives = delivered?.at.slice(0, 10) ?? item.expectedStatuses.at(-1)?.date;
  return <Fitting orderId={order.id} itemId={item.id} from={arrives ?? order.deliveryOption.deliveryDate} />;
};
