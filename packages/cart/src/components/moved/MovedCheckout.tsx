import { api, useAppDispatch } from '@lunette/api-client';
import { useEffect } from 'react';
import { useGetCartQuery } from '../../api/cart.ts';
import type { MovedTo } from '../../contract/index.ts';
import { useFreshCart } from '../popup/useFreshCart.ts';
import { MovedCheckoutMessage } from './MovedCheckoutMessage.tsx';

/** Props of `MovedCheckout`. */
export interface MovedCheckoutProps {
  /** What the page already has; null if nothing was moved. */
  known: MovedTo | null;
}

/**
 * Shows on the page of a checkout that it continues on another device, as soon as this tab learns of it. The bag is empty
 * then, so the checkout is read again.
 */
export function MovedCheckout({ known }: MovedCheckoutProps) {
  useFreshCart();
  const dispatch = useAppDispatch();
  const { data } = useGetCartQuery();
  const movedTo = known ?? data?.movedTo ?? null;
  const isNews = known === null && Boolean(data?.movedTo);
  useEffect(() => {
    if (isNews) dispatch(api.util.invalidateTags(['Checkout']));
  }, [isNews, dispatch]);
  return movedTo && <MovedCheckoutMessage movedTo={movedTo} className="mb-5" />;
}
