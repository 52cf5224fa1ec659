import type { Route } from '@lunette/session/contract';
import { idFromPath } from '@lunette/catalog/rules';
import { urlOf } from '../catalog/card.ts';
import { catalogueOf, type Catalogue } from '../catalog/catalogue.ts';
import { findCategory } from '../catalog/category.ts';
import { isProductId } from '../catalog/productId.ts';
import type { CallContext } from '../platform/callContext.ts';

/** Addresses that lead to a product, with the place of its number (ROUTE-02). */
const PRODUCT = /^\/(?:product|catalog\/product\/view)\//;
/** Addresses that name a category by its number: the last number of the path, pages left out. */
const CATEGORY = [
  /^\/category\/([\w-]+)$/,
  /^\/catalog\/category\/view\/(?:[\w-]+\/)?(\d+)(?:\/\w+\/\w+)?$/,
  /^\/catalog\/([\w-]+)$/,
];
const CMS = ['/customer-feedback'];

const NOTHING: Route = { section: 'search', productId: null, categoryId: null, canonicalUrl: null };

/** What an address shows: product, category or text page; anything else is searched for (ROUTE-03). */
export async function routeOf(url: string, { catalogDb }: Pick<CallContext, 'catalogDb'>): Promise<Route> {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1');
  if (CMS.includes(path)) return { ...NOTHING, section: 'cms', canonicalUrl: path };
  const catalogue = await catalogueOf(catalogDb);
  return productRoute(catalogue, path) ?? categoryRoute(catalogue, path) ?? NOTHING;
}

function productRoute({ byId }: Catalogue, path: string): Route | null {
  const id = Number((PRODUCT.test(path) && idFromPath(path)) || NaN);
  const one = isProductId(id) ? byId.get(id) : undefined;
  return one ? { ...NOTHING, section: 'product', productId: String(one.id), canonicalUrl: urlOf(one) } : null;
}

function categoryRoute(catalogue: Catalogue, path: string): Route | null {
  const named = CATEGORY.map((pattern) => pattern.exec(path)?.[1]).find((id) => id !== undefined);
  const found = findCategory(catalogue, named ?? path.slice(1));
  return found
    ? { ...NOTHING, section: 'category', categoryId: String(found.id), canonicalUrl: `/${found.slug}` }
    : null;
}
