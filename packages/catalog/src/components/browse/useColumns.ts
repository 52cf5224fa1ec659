import { useSyncExternalStore } from 'react';

/** The number of cards in a row on a phone. */
export type Columns = 'one' | 'two';

const listeners = new Set<() => void>();
let chosen: Columns = 'two';

/** The number of cards in a row on a phone. It applies to all listings until the page is reloaded. */
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
