import { prefetchRequired, type AppStore } from '@lunette/api-client';
import { catalogApi } from './api/catalog.ts';
import type { Product } from './contract/index.ts';

/** Loads a product for its page. A missing product gives a 404. */
export function prefetchProduct(store: AppStore, productId: string): Promise<Product> {
  return prefetchRequired(
    store,
    catalogApi.endpoints.getProduct.initiate({ params: { id: productId } }, { subscribe: false }),
  );
}
