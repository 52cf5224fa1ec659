import { SearchField } from '@lunette/catalog';
import { LazySearchPanel } from './LazySearchPanel.tsx';

/** The search box with its suggestions. Without scripts its form leads to the same address. */
export function StoreSearchField({ className }: { className: string }) {
  return <SearchField className={className} onNear={LazySearchPanel.fetch} panel={LazySearchPanel} />;
}
