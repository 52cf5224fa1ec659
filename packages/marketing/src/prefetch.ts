import { prefetchRequired, type AppStore } from '@lunette/api-client';
import { marketingApi } from './api/marketing.ts';
import type { SupportPage } from './contract/marketing.ts';

/** Loads what the support page needs before it renders. */
export function prefetchSupport(store: AppStore): Promise<SupportPage> {
  return prefetchRequired(store, marketingApi.endpoints.getSupport.initiate(undefined, { subscribe: false }));
}
