import { lazyPart } from '@lunette/ui-kit';
import { useGetCartQuery } from '../../api/cart.ts';

const OrderNotice = lazyPart(async () => (await import('./OrderNotice.tsx')).OrderNotice, {
  Waiting: () => null,
  Failed: () => null,
});

/**
 * Names, over a page that is the same for everybody, the order that the visitor has still to pay. It comes once the
 * browser has read the cart, and moves nothing on the page.
 */
export function WaitingOrderNotice() {
  const { isWaiting } = useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data !== undefined && data.waitingOrders.length > 0 }),
  });
  return isWaiting ? <OrderNotice /> : null;
}
