import { useSyncExternalStore } from 'react';

export type Columns = 'one' | 'two';

const listeners = new Set<() => void>();
let chosen: Columns = 'two';

/** How many cards stand in a row on the phone, kept from listing to listing while the page is open. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const columns = useSyncExternalStore(
    listen,
    () => chosen,
    () => 'two' as const,
  );
  return [columns, choose];
}

function choose(columns: Columns) {
  chosen = columns;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
