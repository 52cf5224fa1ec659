import { productType } from '@lunette/catalog/rules';
import { storeUrl, type CurrencyCode } from '@lunette/country-config';
import type { PageStore } from './pageHead.ts';

const CONTEXT = 'https://schema.org';

/** The shop and its search, on every page (FOOT-04). */
export function shopData(store: PageStore): object[] {
  const home = storeUrl('/', store, store.origin);
  const search = new URL('/search', home).href;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: 'Lunette',
      url: home,
      logo: new URL('/icon.svg', home).href,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: 'Lunette',
      url: home,
      inLanguage: store.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={term}` },
        'query-input': 'required name=term',
      },
    },
  ];
}

/** The structured data of the shop's rating, at most 5; only for the home page and the page of reviews (FOOT-04). */
export function ratingData(rating: { average: number; count: number }): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: 'Lunette',
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestValue: 5,
    },
  };
}

/** The structured data of breadcrumbs. */
export function breadcrumbData(way: readonly { label: string; url: string }[], store: PageStore): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(url && { item: storeUrl(url, store, store.origin) }),
    })),
  };
}

/** The fields of a product for its structured data. Its rating is left out, as the specification has ratings on two pages only. */
export interface SoldProduct {
  sku: string;
  fullName: string;
  brandName: string;
  description: string;
  seoMetaCanonical: string;
  prices: readonly { price: number; currencyCode: CurrencyCode }[];
  imageUrlsDetail: readonly { url: string }[];
  stock: { availableQuantity: number };
}

/** The structured data of a product, with its price in this store and the kind of goods of its SKU (PDP-14). */
export function productData(product: SoldProduct, store: PageStore): object {
  const address = storeUrl(product.seoMetaCanonical, store, store.origin);
  const price = product.prices.at(1) ?? product.prices.at(0);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.fullName,
    sku: product.sku,
    category: productType(product.sku) || undefined,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brandName },
    image: product.imageUrlsDetail.filter(({ url }) => url).map(({ url }) => new URL(url, address).href),
    offers: {
      '@type': 'Offer',
      url: address,
      price: price?.price,
      priceCurrency: price?.currencyCode,
      availability: `${CONTEXT}/${product.stock.availableQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
