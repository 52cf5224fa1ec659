import { useOpenExchange } from '@lunette/api-client';
import type { ProductCard } from '@lunette/catalog/contract';
import { lazyPart } from '@lunette/ui-kit';

const Difference = lazyPart(async () => (await import('./Difference.tsx')).Difference, {
  Failed: () => null,
});

/** The render function that replaces the market price of a card while an exchange is open; undefined otherwise (ROUTE-03). */
export function useDifference() {
  const open = useOpenExchange();
  if (!open) return undefined;
  const { orderId, exchangeId } = open;
  return (product: ProductCard, page: readonly ProductCard[]) => (
    <Difference orderId={orderId} exchangeId={exchangeId} product={product} page={page} />
  );
}
