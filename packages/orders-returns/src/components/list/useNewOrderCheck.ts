import { useEffect } from 'react';
import { useLazyGetOrderExistsQuery } from '../../api/order.ts';

/** Asks, when the shopper comes back to the page, whether an order was placed elsewhere meanwhile; the list then begins anew (ORD-04). */
export function useNewOrderCheck(newestId: string | undefined, onNew: () => void): void {
  const [ask] = useLazyGetOrderExistsQuery();
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const { data } = await ask();
      if (data?.latestOrderId && data.latestOrderId !== newestId) onNew();
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [ask, newestId, onNew]);
}
