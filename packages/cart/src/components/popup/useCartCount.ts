import { useGetCartQuery } from '../../api/cart.ts';

/** How many pieces are in the cart. It is loaded in the browser only, after the page is hydrated. */
export function useCartCount(): number {
  return useGetCartQuery(undefined, { selectFromResult: ({ data }) => ({ count: data?.itemsQty ?? 0 }) })
    .count;
}
