import { lazyPart } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetCartQuery } from '../../api/cart.ts';

const MergeToast = lazyPart(async () => (await import('./MergeToast.tsx')).MergeToast, {
  Waiting: () => null,
  Failed: () => null,
});

/** Loads the components for merged bags when a sign-in on this page has merged them. */
export function MergeToastLoader() {
  const { mergeId } = useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({ mergeId: data && (data.merge?.id ?? null) }),
  });
  const [before, setBefore] = useState(mergeId);
  if (before === undefined && mergeId !== undefined) setBefore(mergeId);
  return mergeId && mergeId !== before ? <MergeToast mergeId={mergeId} /> : null;
}
