import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('product/:id', 'product.tsx'),
  route('gift-cards', 'giftCards.tsx'),
] satisfies RouteConfig;
