import { ReorderButton, ReorderByEmail } from '@lunette/cart';
import type { OrderSummaryScreenProps } from '@lunette/orders-returns';

/** The buttons that order the same goods again, for the slots of an order's page. */
export const renderReorder: Required<Pick<OrderSummaryScreenProps, 'reorder' | 'reorderByEmail'>> = {
  reorder: (orderId, item) => <ReorderButton orderId={orderId} item={item} />,
  reorderByEmail: (orderId, email) => <ReorderByEmail orderId={orderId} email={email} />,
};
