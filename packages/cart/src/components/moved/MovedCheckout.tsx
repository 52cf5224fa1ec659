import { api, useAppDispatch } from '@lunette/api-client';
import { useEffect } from 'react';
import { useGetCartQuery } from '../../api/cart.ts';
import type { MovedTo } from '../../contract/index.ts';
import { useFreshCart } from '../popup/useFreshCart.ts';
import { MovedNote } from './MovedNote.tsx';

export interface MovedNoticeProps {
  /** What the page beside it has read already. */
  known: MovedTo | null;
}

/**
 * Says on the page of a checkout that it continues on another device, once that is known there or the page is looked at again;
 * it can be brought back. The goods have gone then, so the checkout is read again.
 */
export function MovedNotice({ known }: MovedNoticeProps) {
  useFreshCart();
  const dispatch = useAppDispatch();
  const { data } = useGetCartQuery();
  const movedTo = known ?? data?.movedTo ?? null;
  const isNews = known === null && Boolean(data?.movedTo);
  useEffect(() => {
    if (isNews) dispatch(api.util.invalidateTags(['Checkout']));
  }, [isNews, dispatch]);
  return movedTo && <MovedNote movedTo={movedTo} className="mb-5" />;
}
