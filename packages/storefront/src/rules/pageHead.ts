import { alternateUrls, storeUrl, type Visitor } from '@lunette/country-config';
import type { MetaDescriptor } from 'react-router';

/** The store of a page, and the origin on which it was requested. */
export interface PageStore extends Visitor {
  origin: string;
}

/** The content of the head of a public page. */
export interface PageHead {
  title: string;
  description?: string;
  /** The canonical path of the page; products and categories have their own (FOOT-03). */
  canonical: string;
  /** The stores that have this page, by the language codes of their links; all by default. */
  hrefLangs?: readonly string[];
  /** Structured data besides that of the shop: a product, its breadcrumbs. */
  structuredData?: readonly object[];
}

/** Title, description, canonical address, the same page in the other stores, and structured data. */
export function pageHead(page: PageHead, store: PageStore): MetaDescriptor[] {
  const { title, description, canonical, hrefLangs, structuredData = [] } = page;
  const address = storeUrl(canonical, store, store.origin);
  const alternates = alternateUrls(canonical, store.origin).filter(
    ({ hrefLang }) => hrefLang === 'x-default' || !hrefLangs || hrefLangs.includes(hrefLang),
  );
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates.map(({ hrefLang, url }) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: url })),
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The head of a personal page: crawlers must not index it, and its screen sets the title in the shopper's language. */
export function privateHead(): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex' }];
}
