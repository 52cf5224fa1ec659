import { useEffect, useState } from 'react';
import { useGetCartQuery } from '../api/cart.ts';
import { fetchMergeParts } from '../components/merge/lazyMergeParts.ts';
import type { Cart } from '../contract/index.ts';

/**
 * The cart that the page renders. A merged cart is rendered once the components for merged bags are loaded, so that nothing
 * moves; until then the previous cart is kept.
 */
export function useDrawnCart() {
  const { data, error, isFetching, refetch } = useGetCartQuery();
  const [hasMergeParts, setHasMergeParts] = useState(false);
  const [drawn, setDrawn] = useState<Cart>();
  const isMerged = Boolean(data?.merge);
  useEffect(() => {
    if (isMerged) void fetchMergeParts().then(() => setHasMergeParts(true));
  }, [isMerged]);
  const cart = isMerged && !hasMergeParts ? drawn : data;
  if (cart !== drawn) setDrawn(cart);
  return { cart, error, isFetching, refetch };
}
