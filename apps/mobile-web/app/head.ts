import type { MetaDescriptor } from 'react-router';

/** Title, description and canonical address of a public page. */
export function head(page: { title: string; description?: string; canonical?: string }): MetaDescriptor[] {
  return [
    { title: page.title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.canonical ? [{ tagName: 'link', rel: 'canonical', href: page.canonical }] : []),
  ];
}

/** A page of one person: no crawler keeps it, and its screen says its title in the shopper's language. */
export function privateHead(): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex' }];
}
