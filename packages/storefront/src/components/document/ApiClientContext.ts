import type { ApiClient } from '@lunette/api-client';
import { createContext, use } from 'react';

/** Which storefront draws the page, as its `Document` says. */
export const ApiClientContext = createContext<ApiClient | null>(null);

/** Which storefront draws the page. */
export function useApiClient(): ApiClient {
  const apiClient = use(ApiClientContext);
  if (!apiClient) throw new Error('useApiClient is used outside a page: wrap the app in Document.');
  return apiClient;
}
