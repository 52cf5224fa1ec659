import { useAppDispatch, useAppStore } from '@lunette/api-client';
import { useCallback, useEffect } from 'react';
import { cartApi } from '../../api/cart.ts';

/** An answer this old is still as good as a new one, in milliseconds. */
const FRESH_MS = 3_000;

/**
 * Reads the cart again when its page is looked at again, since another tab or device may have changed it; the function
 * does so on request. Nothing is read where nobody shows the cart, or a moment after it was read.
 */
export function useFreshCart(): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const refresh = useCallback(() => {
    const { fulfilledTimeStamp } = cartApi.endpoints.getCart.select()(store.getState());
    if (!fulfilledTimeStamp || Date.now() - fulfilledTimeStamp < FRESH_MS) return;
    void dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch, store]);
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    addEventListener('focus', shown);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('focus', shown);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [refresh]);
  return refresh;
}
