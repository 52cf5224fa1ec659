import { screen } from '@lunette/app-server/page';
import { AddToCartButton } from '@lunette/cart';
import { ListingScreen, prefetchListing, prefetchProduct, ProductScreen } from '@lunette/catalog';
import { prefetchRoute } from '@lunette/session';
import { data } from 'react-router';
import { head } from '../head.ts';
import type { Route } from './+types/lookup';

/** Listing or product: the gateway's routing lookup decides (ROUTE-02). */
const load = screen(['product'], async ({ store, url }) => {
  const route = await prefetchRoute(store, url.pathname);
  if (route.section === 'product' && route.productId) {
    const product = await prefetchProduct(store, route.productId);
    return {
      section: 'product' as const,
      id: route.productId,
      title: `${product.fullName} · Lunette`,
      description: product.description,
      canonical: product.seoMetaCanonical,
    };
  }
  if (route.section === 'category' && route.categoryId) {
    const category = await prefetchListing(store, route.categoryId, url.searchParams);
    return {
      section: 'category' as const,
      id: route.categoryId,
      title: category.seoTitle,
      description: category.seoDescription,
      canonical: category.seoMetaCanonical,
    };
  }
  throw data(null, { status: 404 });
});
export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? head(loaderData) : []);

export default function Lookup({ loaderData: { section, id } }: Route.ComponentProps) {
  if (section === 'category') return <ListingScreen key={id} categoryId={id} />;
  return (
    <ProductScreen
      productId={id}
      renderBuy={(choice, label, added) => <AddToCartButton item={choice} label={label} onAdded={added} />}
    />
  );
}
