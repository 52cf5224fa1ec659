import { SHELL_CONFIGURATION, useGetConfigurationQuery, useGetNavigationQuery } from '@lunette/session';

/** Navigation and common configuration of the page, from the gateway. */
export function useShell() {
  const navigation = useGetNavigationQuery({ query: {} });
  const configuration = useGetConfigurationQuery(SHELL_CONFIGURATION);
  return { navigation: navigation.data, configuration: configuration.data ?? {} };
}
