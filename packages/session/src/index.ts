export {
  sessionApi,
  useGetConfigurationQuery,
  useGetNavigationQuery,
  useGetRouteQuery,
  useValidateSessionQuery,
} from './api.ts';
export { prefetchRoute, prefetchShell, SHELL_CONFIGURATION } from './prefetch.ts';
export type { Configuration, Navigation, Route } from './contract/index.ts';
