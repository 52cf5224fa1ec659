import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('product/:id', 'product.tsx'),
  route('paper-kites', 'paperKites.tsx'),
] satisfies RouteConfig;
