import { useLocale } from '@lunette/ui-kit';
import { useRouteLoaderData } from 'react-router';
import type { PageStore } from '../../rules/pageHead.ts';

/** The store of the page: country, language, and the origin from the root's loader. */
export function usePageStore(): PageStore {
  const { country, language } = useLocale();
  const root = useRouteLoaderData<{ origin: string }>('root');
  return { country, language, origin: root?.origin ?? 'http://localhost' };
}
