import { useAppDispatch, useAppStore } from '@lunette/api-client';
import { useCallback } from 'react';
import { cartApi } from '../../api/cart.ts';
import { FRESH_MS, useOnReturn } from '../useOnReturn.ts';

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
  useOnReturn(refresh);
  return refresh;
}
