import { storefrontRoutes } from '@lunette/storefront/routes';
import { route, type RouteConfig } from '@react-router/dev/routes';
import { apiClient } from './apiClient.ts';

export default [
  route('manifest.webmanifest', 'manifest/manifestRoute.ts'),
  ...storefrontRoutes(apiClient, {
    shop: 'layout/ShopLayout.tsx',
    account: 'layout/AccountLayout.tsx',
    minimal: 'layout/MinimalLayout.tsx',
    search: 'layout/SearchLayout.tsx',
  }),
] satisfies RouteConfig;
