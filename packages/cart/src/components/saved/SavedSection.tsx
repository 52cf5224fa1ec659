import { useAppStore } from '@lunette/api-client';
import { lazyPart } from '@lunette/ui-kit';
import { useCallback } from 'react';
import { getSaved, useGetSavedQuery } from '../../api/saved.ts';
import { FRESH_MS, useOnPageVisible } from '../useOnPageVisible.ts';
import type { SavedGoodsProps } from './SavedGoods.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';

const SavedGoods = lazyPart(async () => (await import('./SavedGoods.tsx')).SavedGoods, {
  Waiting: SavedSkeleton,
});

/** The section of saved items, which are read again when the page becomes visible; nothing if there are none. */
export function SavedSection(props: SavedGoodsProps) {
  const { data: saved, error, refetch } = useGetSavedQuery();
  const store = useAppStore();
  const readAgain = useCallback(() => {
    const { fulfilledTimeStamp = 0 } = getSaved.select()(store.getState());
    if (Date.now() - fulfilledTimeStamp >= FRESH_MS) void refetch();
  }, [store, refetch]);
  useOnPageVisible(readAgain);
  const isShown = saved ? saved.items.length > 0 : Boolean(error);
  return isShown && <SavedGoods {...props} />;
}
