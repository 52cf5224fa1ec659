import { useOpenExchange } from '@lunette/api-client';
import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';

/** Whether a power can be found by an eye test in a studio (CART-08): an exchange has no checkout, in which one is chosen. */
export function useHasStudios(): boolean {
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  const isExchange = Boolean(useOpenExchange());
  return !isExchange && data?.studio_flow?.enabled === true;
}
