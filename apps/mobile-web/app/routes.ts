import { storefrontRoutes } from '@lunette/storefront/routes';
import { apiClient } from './apiClient.ts';

export default storefrontRoutes(apiClient, {
  shop: 'layout/ShopLayout.tsx',
  account: 'layout/AccountLayout.tsx',
  minimal: 'layout/MinimalLayout.tsx',
  search: 'layout/SearchLayout.tsx',
});
