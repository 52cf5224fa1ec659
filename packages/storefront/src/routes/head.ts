import { pageHead, type PageHead, type PageStore } from '../rules/pageHead.ts';
import type { MetaDescriptor } from 'react-router';

/**
 * The head of a public page, as its loader returns it. What only crawlers read is made on the server: who goes on to
 * another page in a browser gets its title and description.
 */
export function head(page: PageHead, here: PageStore): MetaDescriptor[] {
  if (import.meta.env.SSR) return pageHead(page, here);
  return [{ title: page.title }, { name: 'description', content: page.description ?? '' }];
}
