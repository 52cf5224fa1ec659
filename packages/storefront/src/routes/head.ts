import { pageHead, type PageHead, type PageStore } from '../rules/pageHead.ts';
import type { MetaDescriptor } from 'react-router';

/**
 * The head of a public page, as its loader returns it. Tags for crawlers are made on the server only; a navigation in the browser
 * sets title and description.
 */
export function head(page: PageHead, here: PageStore): MetaDescriptor[] {
  if (import.meta.env.SSR) return pageHead(page, here);
  return [{ title: page.title }, { name: 'description', content: page.description ?? '' }];
}
