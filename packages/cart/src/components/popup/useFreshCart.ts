import { useAppDispatch, useAppStore } from '@lunette/api-client';
import { useCallback, useEffect } from 'react';
import { cartApi } from '../../api/cart.ts';
import { FRESH_MS, useOnPageVisible } from '../useOnPageVisible.ts';

/**
 * Reads the cart again when the page becomes visible, because another tab or device may have changed it, and when it is
 * online again. Returns a function that does the same on request. Nothing is read if no component uses the cart, or if it
 * was read a moment ago.
 */
export function useFreshCart(): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const refresh = useCallback(() => {
    const { isUninitialized, fulfilledTimeStamp = 0 } = cartApi.endpoints.getCart.select()(store.getState());
    if (isUninitialized || Date.now() - fulfilledTimeStamp < FRESH_MS) return;
    void dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch, store]);
  useOnPageVisible(refresh);
  useEffect(() => {
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [refresh]);
  return refresh;
}
