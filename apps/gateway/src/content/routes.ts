import { homeContract } from '@lunette/catalog/contract';
import { configurationContract } from '@lunette/session/contract';
import { catalogueOf } from '../catalog/catalogue.ts';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/serve.ts';
import { homePage } from './homePage.ts';
import { navigation } from './navigation.ts';
import { routeOf } from './route.ts';

/** Mounts the calls of content: home pages, navigation, and what an address shows. */
export function contentRoutes(gateway: Gateway): void {
  serve(gateway, homeContract.getHomePage, ({ params }, context) => homePage(params.key, context));

  serve(gateway, configurationContract.getNavigation, (_input, context) => navigation(context));

  serve(gateway, configurationContract.getRoute, async ({ query }, { catalogDb }) =>
    routeOf(await catalogueOf(catalogDb), query.url),
  );
}
