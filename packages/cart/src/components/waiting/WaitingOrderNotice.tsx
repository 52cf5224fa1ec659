import { lazyPart } from '@lunette/ui-kit';
import { useGetCartQuery } from '../../api/cart.ts';

const OrderNotice = lazyPart(async () => (await import('./OrderNotice.tsx')).OrderNotice, {
  Waiting: () => null,
  Failed: () => null,
});

/**
 * A notice, over a public page, of an order that the visitor has not paid yet. It is shown once the browser has read the
 * cart, and causes no layout shift.
 */
export function WaitingOrderNotice() {
  const { isWaiting } = useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data !== undefined && data.waitingOrders.length > 0 }),
  });
  return isWaiting ? <OrderNotice /> : null;
}
