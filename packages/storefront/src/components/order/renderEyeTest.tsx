import type { OrderSummaryScreenProps } from '@lunette/orders-returns';
import { lazyPart, Skeleton } from '@lunette/ui-kit';
import '../../styles/features.css';

const EyeTest = lazyPart(async () => (await import('./EyeTest.tsx')).EyeTest, {
  Waiting: () => <Skeleton className="h-12 w-full" />,
});

/** The eye test of an order in a studio, for the slot of the order's page. */
export const renderEyeTest: OrderSummaryScreenProps['eyeTest'] = (order, mayBook) =>
  order.studio && (
    <EyeTest
      orderId={order.id}
      storeCode={order.studio.code}
      area={order.shippingAddress.postcode || order.shippingAddress.city}
      mayBook={mayBook}
    />
  );
