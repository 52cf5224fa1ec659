import { homeContract } from '@lunette/catalog/contract';
import { configurationContract } from '@lunette/session/contract';
import { storefrontContract } from '@lunette/storefront/contract';
import { catalogueOf } from '../catalog/catalogue.ts';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';
import { enterMyPower } from './enterMyPower.ts';
import { homePage } from './page/homePage.ts';
import { navigation } from './page/navigation.ts';
import { routeOf } from './route/route.ts';
import { sitemapOf } from './route/sitemap.ts';

/** Mounts the calls of content: home pages, navigation, the page of an address, and the prompt of the footer. */
export function contentRoutes(gateway: Gateway): void {
  serve(gateway, homeContract.getHomePage, ({ params }, context) => homePage(params.key, context));

  serve(gateway, configurationContract.getNavigation, (_input, context) => navigation(context));

  serve(gateway, configurationContract.getMobileNavigation, (_input, context) =>
    navigation(context, 'phone'),
  );

  serve(gateway, configurationContract.getRoute, async ({ query }, { catalogDb }) =>
    routeOf(catalogueOf(catalogDb), query.url),
  );

  serve(gateway, configurationContract.getSitemap, async (_input, { catalogDb, country }) => ({
    paths: sitemapOf(catalogueOf(catalogDb), country),
  }));

  serve(gateway, storefrontContract.enterMyPower, ({ query }, context) => enterMyPower(query, context));
}
