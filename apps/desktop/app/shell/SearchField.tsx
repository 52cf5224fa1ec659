import { SearchField as Field } from '@lunette/catalog';
import { LazySearch } from './LazySearch.tsx';

/** The search box with its suggestions. Without scripts its form leads to the same address. */
export function SearchField() {
  return <Field className="ms-auto w-58 min-w-0 text-14" onNear={LazySearch.fetch} panel={LazySearch} />;
}
