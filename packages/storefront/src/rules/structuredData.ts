import { productType } from '@lunette/catalog/rules';
import { storeAddress, type CurrencyCode } from '@lunette/country-config';
import type { PageStore } from './pageHead.ts';

const CONTEXT = 'https://schema.org';

/** The shop and its search, on every page (FOOT-04). */
export function shopData(store: PageStore): object[] {
  const home = storeAddress('/', store, store.origin);
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

/** The shop's rating, of at most 5; it stands on the home page and on the page of reviews only (FOOT-04). */
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

/** The way to a page, as the breadcrumbs show it. */
export function breadcrumbData(way: readonly { label: string; url: string }[], store: PageStore): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(url && { item: storeAddress(url, store, store.origin) }),
    })),
  };
}

/** What is said of goods. Their own rating is left out: the specification has ratings on two pages only. */
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

/** A product with its price here, and the kind of goods that its sku names (PDP-14). */
export function productData(product: SoldProduct, store: PageStore): object {
  const address = storeAddress(product.seoMetaCanonical, store, store.origin);
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
