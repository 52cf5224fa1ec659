import { screen } from '@lunette/app-server/page';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { privateHead } from '@lunette/shell';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const Fitting = lazy(async () => ({ default: (await import('../shell/Fitting.tsx')).Fitting }));

const load = screen(['orders']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function OrderSummary() {
  const [params] = useSearchParams();
  return (
    <OrderSummaryScreen
      orderId={params.get('orderId') ?? ''}
      fitting={(item, order) => (
        <Suspense>
          <Fitting orderId={order.id} itemId={item.id} from={order.deliveryOption.deliveryDate} />
        </Suspense>
      )}
    />
  );
}
