import { useEffect, useState } from 'react';
import { useGetCartQuery } from '../api/cart.ts';
import { fetchMergeParts } from '../components/merge/lazyMergeParts.ts';
import type { Cart } from '../contract/index.ts';

/**
 * The cart as its page draws it. One of merged bags is drawn once the parts that tell of it have come, so that nothing
 * moves; what was drawn before stays until then.
 */
export function useDrawnCart() {
  const { data, error, isFetching, refetch } = useGetCartQuery();
  const [canTell, setCanTell] = useState(false);
  const [drawn, setDrawn] = useState<Cart>();
  const isMerged = Boolean(data?.merge);
  useEffect(() => {
    if (isMerged) void fetchMergeParts().then(() => setCanTell(true));
  }, [isMerged]);
  const cart = isMerged && !canTell ? drawn : data;
  if (cart !== drawn) setDrawn(cart);
  return { cart, error, isFetching, refetch };
}
