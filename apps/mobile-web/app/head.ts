import { pageHead, type PageHead, type PageStore } from '@lunette/shell';
import type { MetaDescriptor } from 'react-router';

interface MetaArgs {
  loaderData?: { head: PageHead } | undefined;
  /** The routes of the page, the root first: its loader tells the store. */
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The head of a public page, from what its loader returned as `head`. */
export function head({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const store = matches[0]?.loaderData as PageStore | undefined;
  return loaderData && store ? pageHead(loaderData.head, store) : [];
}
