import { prefetchRequired, prefetchOptional, type AppStore } from '@lunette/api-client';
import type { z } from 'zod';
import { configurationApi } from './api/configuration.ts';
import type { Route } from './contract/index.ts';

/** The common configuration that every page needs, in one call. */
export const SHELL_CONFIGURATION = {
  query: {
    keys: 'category_page_size,cart_popup,desktop_cart_flow,studio_flow,cygnus,loyalty,power_status,support,social_accounts',
  },
} as const;

/**
 * Loads what header, menus and footer need; a page that has none of them omits the navigation. A page can render
 * without them, so their failure is not an error of the page.
 */
export async function prefetchShell(store: AppStore, { navigation = true } = {}): Promise<void> {
  const { getConfiguration, getNavigation } = configurationApi.endpoints;
  await Promise.all([
    prefetchOptional(store, getConfiguration.initiate(SHELL_CONFIGURATION, { subscribe: false })),
    navigation && prefetchOptional(store, getNavigation.initiate({ query: {} }, { subscribe: false })),
  ]);
}

/** Looks up what an address leads to (ROUTE-02): a listing, a product or something else. */
export function prefetchRoute(store: AppStore, url: string): Promise<z.infer<typeof Route>> {
  return prefetchRequired(
    store,
    configurationApi.endpoints.getRoute.initiate({ query: { url } }, { subscribe: false }),
  );
}
