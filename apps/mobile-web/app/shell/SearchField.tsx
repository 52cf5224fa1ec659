import { SearchField as Field } from '@lunette/catalog';
import { LazySearch } from './LazySearch.tsx';

/** The search box with its suggestions. Without scripts its form leads to the same address. */
export function SearchField() {
  return <Field className="min-h-12 w-full" onNear={LazySearch.fetch} panel={LazySearch} />;
}
