import type { ApiClient } from '@lunette/api-client';
import { createContext, use } from 'react';

/** The storefront that renders the page, provided by its `Document`. */
export const ApiClientContext = createContext<ApiClient | null>(null);

/** The storefront that renders the page. */
export function useApiClient(): ApiClient {
  const apiClient = use(ApiClientContext);
  if (!apiClient) throw new Error('useApiClient is used outside a page: wrap the app in Document.');
  return apiClient;
}
