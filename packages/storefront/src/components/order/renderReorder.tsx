import { ReorderButton, ReorderByEmail } from '@lunette/cart';
import type { OrderSummaryScreenProps } from '@lunette/orders-returns';

/** The ways to order again, for the slots of an order's page. */
export const renderAgain: Required<Pick<OrderSummaryScreenProps, 'again' | 'againByEmail'>> = {
  again: (orderId, item) => <ReorderButton orderId={orderId} item={item} />,
  againByEmail: (orderId, email) => <ReorderByEmail orderId={orderId} email={email} />,
};
