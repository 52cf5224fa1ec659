import { SearchField as Field } from '@lunette/catalog';
import { LazySearchPanel } from './LazySearchPanel.tsx';

/** The search box with its suggestions. Without scripts its form leads to the same address. */
export function SearchField({ className }: { className: string }) {
  return <Field className={className} onNear={LazySearchPanel.fetch} panel={LazySearchPanel} />;
}
