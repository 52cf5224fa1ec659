import { useGetCartQuery } from '../../api/cart.ts';

/** How many pieces are in the cart. A server does not know; the figure comes once the page is alive. */
export function useCartCount(): number {
  return useGetCartQuery(undefined, { selectFromResult: ({ data }) => ({ count: data?.itemsQty ?? 0 }) })
    .count;
}
