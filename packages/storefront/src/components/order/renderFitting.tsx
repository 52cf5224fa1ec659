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
export const renderFitting: OrderSummaryScreenProps['fitting'] = (item, order) => (
  <Fitting
    orderId={order.id}
    itemId={item.id}
    from={item.expectedStatuses.at(-1)?.date ?? order.deliveryOption.deliveryDate}
  />
);
