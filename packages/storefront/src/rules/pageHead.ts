import { alternateAddresses, storeAddress, type Visitor } from '@lunette/country-config';
import type { MetaDescriptor } from 'react-router';

/** Where a page stands: the store it belongs to, and the origin on which it was asked for. */
export interface PageStore extends Visitor {
  origin: string;
}

/** What the head of a public page says. */
export interface PageHead {
  title: string;
  description?: string;
  /** The path under which the page should be known; a product and a category bring their own (FOOT-03). */
  canonical: string;
  /** The stores that have this page, by the language codes of their links; all unless told. */
  hrefLangs?: readonly string[];
  /** What search engines read, beside the shop itself: a product, the way to it. */
  structuredData?: readonly object[];
}

/** Title, description, canonical address, the same page in the other stores, and structured data. */
export function pageHead(page: PageHead, store: PageStore): MetaDescriptor[] {
  const { title, description, canonical, hrefLangs, structuredData = [] } = page;
  const address = storeAddress(canonical, store, store.origin);
  const alternates = alternateAddresses(canonical, store.origin).filter(
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

/** A page of one person: no crawler keeps it, and its screen says its title in the shopper's language. */
export function privateHead(): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex' }];
}
