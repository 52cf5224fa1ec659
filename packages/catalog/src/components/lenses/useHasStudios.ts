import { useOpenExchange } from '@lunette/api-client';
import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';

/** Whether an eye test in a studio can be chosen (CART-08). In an exchange it cannot, as the checkout asks for the studio. */
export function useHasStudios(): boolean {
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  const isExchange = Boolean(useOpenExchange());
  return !isExchange && data?.studio_flow?.enabled === true;
}
