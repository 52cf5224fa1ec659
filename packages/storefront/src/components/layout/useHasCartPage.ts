import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';
import { useApiClient } from '../document/ApiClientContext.ts';

/** Whether the bag has a page of its own: on a computer only with the new cart flow (ROUTE-07), on a phone always. */
export function useHasCartPage(): boolean {
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  const isDesktop = useApiClient() === 'desktop';
  return !isDesktop || data?.desktop_cart_flow?.enabled !== false;
}
