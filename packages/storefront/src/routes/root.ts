import { screen } from '@lunette/app-server/page';
import { prefetchShell } from '@lunette/session';
import { pageLayoutOf } from '../rules/pageLayout.ts';
import { shopData } from '../rules/structuredData.ts';

/** What every page needs: texts, menus and common configuration. `loader` and `clientLoader` of an app's root. */
export const loadRoot = screen(['shop'], async ({ store, url, country, language }) => {
  await prefetchShell(store, { navigation: pageLayoutOf(url.pathname).needsNavigation });
  const here = { country, language, origin: url.origin };
  return { ...here, structuredData: import.meta.env.SSR ? shopData(here) : [] };
});
