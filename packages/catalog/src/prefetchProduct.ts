import { need, type AppStore } from '@lunette/api-client';
import { catalogApi } from './api/catalog.ts';
import type { Product } from './contract/index.ts';

/** What a product page needs: the product itself. A missing one is a 404; no other page waits for it. */
export function prefetchProduct(store: AppStore, productId: string): Promise<Product> {
  return need(
    store,
    catalogApi.endpoints.getProduct.initiate({ params: { id: productId } }, { subscribe: false }),
  );
}
