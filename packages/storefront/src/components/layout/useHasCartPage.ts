import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';
import { useApiClient } from '../document/ApiClientContext.ts';

/** Whether there is a cart page: always on a phone, on a computer only with the new cart flow (ROUTE-07). */
export function useHasCartPage(): boolean {
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  const isDesktop = useApiClient() === 'desktop';
  return !isDesktop || data?.desktop_cart_flow?.enabled !== false;
}
