import { idFromPath } from '@lunette/catalog/rules';
import type { Route } from '@lunette/session/contract';
import { urlOf } from '../../catalog/listing/card.ts';
import { findCollection, urlOfCollection } from '../../catalog/listing/collection.ts';
import type { Catalogue, CategoryRow, CatalogProduct } from '../../catalog/catalogue.ts';

/** Pages that are content, whatever products they show (ROUTE-01). */
export const HOME_TYPE = [
  '/',
  '/eyeglasses.html',
  '/sunglasses.html',
  '/premium-eyeglasses',
  '/premium-sunglasses',
];
/** Customer feedback shows the bestsellers. */
const FEEDBACK = { path: '/customer-feedback', slug: 'best-sellers' };

const SEARCH: Route = { section: 'search', productId: null, categoryId: null, canonicalUrl: null };

/**
 * The page of an address (ROUTE-02, ROUTE-03): a part of the shop, a product, a content page or a collection. Any other address
 * is searched for.
 */
export function routeOf(catalogue: Catalogue, url: string): Route {
  const path = pathOf(url);
  if (HOME_TYPE.includes(path) || /^\/promo\/[a-z0-9-]+$/.test(path))
    return { ...SEARCH, section: 'cms', canonicalUrl: path };
  if (path === FEEDBACK.path) return feedback(catalogue);
  return ofCollection(catalogue, path) ?? numbered(catalogue, path) ?? named(catalogue, path) ?? SEARCH;
}

/** The path without host, query, fragment and last slash, in lower case. */
function pathOf(url: string): string {
  const [clean = ''] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/);
  const path = `/${clean}`.replace(/\/+/g, '/').toLowerCase();
  return path === '/' ? path : path.replace(/\/$/, '');
}

function feedback(catalogue: Catalogue): Route {
  const category = catalogue.categories.find(({ slug }) => slug === FEEDBACK.slug);
  return category ? { ...categoryRoute(category), section: 'collection' } : SEARCH;
}

/** The page of a collection (HOME-08). */
function ofCollection(catalogue: Catalogue, path: string): Route | null {
  const [, slug] = /^\/collection\/([^/]+)$/.exec(path) ?? [];
  const found = slug === undefined ? undefined : findCollection(catalogue, slug);
  return found ? { ...SEARCH, section: 'collection', canonicalUrl: urlOfCollection(found) } : null;
}

/** Addresses that contain numbers: /catalog/12, /category/12, /catalog/category/view/12/12/1/1, /product/…-12. */
function numbered({ categories, byId }: Catalogue, path: string): Route | null {
  const [first = '', second = ''] = path.slice(1).split('/');
  if (first !== 'catalog' && first !== 'category' && first !== 'product') return null;
  const ids = path
    .split('/')
    .flatMap((part) => idFromPath(part) ?? [])
    .map(Number);
  const category = categories.find(({ id, slug }) => ids.includes(id) || slug === path.split('/').at(-1));
  const product = ids.map((id) => byId.get(id)).find((found) => found !== undefined);
  const isProduct = first === 'product' || second === 'product';
  if (isProduct) return product ? productRoute(product) : null;
  if (category) return categoryRoute(category);
  return product && first === 'catalog' && second !== 'category' ? productRoute(product) : null;
}

/** Friendly addresses: the address of a category, the slug of a product, the name of a model. */
function named({ categories, products }: Catalogue, path: string): Route | null {
  const name = path.slice(1).replace(/\.html$/, '');
  const category = categories.find((each) => each.path === path || each.slug === name);
  if (category) return categoryRoute(category);
  if (name.includes('/')) return null;
  const id = Number(idFromPath(name) ?? 0);
  const product =
    products.find((each) => each.slug === name || (each.id === id && name === `${each.slug}-${id}`)) ??
    products.find(({ model }) => model.slug === name);
  return product ? productRoute(product) : null;
}

function categoryRoute({ id, path }: CategoryRow): Route {
  return { section: 'category', productId: null, categoryId: String(id), canonicalUrl: path };
}

function productRoute(product: CatalogProduct): Route {
  return {
    section: 'product',
    productId: String(product.id),
    categoryId: null,
    canonicalUrl: urlOf(product),
  };
}
