import { useEffect } from 'react';
import { useLazyGetOrderExistsQuery } from '../../api/order.ts';

/** When the page becomes visible again, checks whether an order was placed elsewhere, and calls `onNew` if so (ORD-04). */
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
