import { lazyPart } from '@lunette/ui-kit';
import { useCallback } from 'react';
import { useGetSavedQuery } from '../../api/saved.ts';
import { FRESH_MS, useOnReturn } from '../useOnReturn.ts';
import type { SavedGoodsProps } from './SavedGoods.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';

const SavedGoods = lazyPart(async () => (await import('./SavedGoods.tsx')).SavedGoods, {
  Waiting: SavedSkeleton,
});

/** The section of saved items. They are loaded unless the cart says that there are none. */
export function SavedSection(props: SavedGoodsProps) {
  const { data: saved, error, fulfilledTimeStamp = 0, refetch } = useGetSavedQuery();
  const readAgain = useCallback(() => {
    if (Date.now() - fulfilledTimeStamp >= FRESH_MS) void refetch();
  }, [fulfilledTimeStamp, refetch]);
  useOnReturn(readAgain);
  const isShown = saved ? saved.items.length > 0 : Boolean(error);
  return isShown && <SavedGoods {...props} />;
}
