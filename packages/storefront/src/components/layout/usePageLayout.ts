import { SHELL_CONFIGURATION, useGetConfigurationQuery, useGetNavigationQuery } from '@lunette/session';
import { useLocation } from 'react-router';
import { pageLayoutOf } from '../../rules/pageLayout.ts';

/** The layout of the current page, with navigation and common configuration from the gateway. */
export function usePageLayout() {
  const layout = pageLayoutOf(useLocation().pathname);
  const navigation = useGetNavigationQuery({ query: {} }, { skip: !layout.needsNavigation });
  const configuration = useGetConfigurationQuery(SHELL_CONFIGURATION);
  return { ...layout, navigation: navigation.data, configuration: configuration.data ?? {} };
}
