import { SHELL_CONFIGURATION, useGetConfigurationQuery, useGetNavigationQuery } from '@lunette/session';
import { shellOf, type Shell } from '@lunette/shell';
import { useLocation } from 'react-router';

/** What stands around the page, with navigation and common configuration from the gateway. */
export function useShell() {
  const shell: Shell = shellOf(useLocation().pathname);
  const navigation = useGetNavigationQuery({ query: {} }, { skip: !shell.needsNavigation });
  const configuration = useGetConfigurationQuery(SHELL_CONFIGURATION);
  return { ...shell, navigation: navigation.data, configuration: configuration.data ?? {} };
}
