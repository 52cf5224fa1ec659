import { useSyncExternalStore } from 'react';

/** So begins the name of whatever is kept, and all of it can be forgotten. */
const OURS = 'lunette.';

let turn = 0;
const listeners = new Set<() => void>();

/**
 * A value that this tab keeps over a reload, until it is closed or whoever is here signs out; null forgets it. Nothing is
 * kept where storage is refused, and on a server. Never used for a card.
 */
export function tabStorage<T>(name: string) {
  const key = OURS + name;
  return {
    read: (): T | null => inTab((store) => JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? null,
    write: (value: T | null): void =>
      inTab((store) => (value === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(value)))),
  };
}

/** Forgets all that this tab keeps but for one name, and tells its pages: whoever was here has left. */
export function clearTabStorage(but: string): void {
  inTab((store) => {
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
    for (const key of keys) if (key.startsWith(OURS) && key !== OURS + but) store.removeItem(key);
  });
  turn += 1;
  listeners.forEach((listener) => listener());
}

/** A key for what a component holds of a person: another one once they have left, so that nothing of it stays. */
export function useTabTurn(): number {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => turn;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function inTab<T>(work: (store: Storage) => T): T | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : work(sessionStorage);
  } catch {
    return undefined;
  }
}
