import { useSyncExternalStore } from 'react';

export type Columns = 'one' | 'two';

const KEY = 'listing-columns';
const listeners = new Set<() => void>();

/** How many cards stand in a row on the phone, kept while the tab is open. A server draws two. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const columns = useSyncExternalStore(listen, kept, () => 'two' as const);
  return [columns, keep];
}

function kept(): Columns {
  return sessionStorage.getItem(KEY) === 'one' ? 'one' : 'two';
}

function keep(columns: Columns) {
  sessionStorage.setItem(KEY, columns);
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
