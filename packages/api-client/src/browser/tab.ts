import { useSyncExternalStore } from 'react';

/** Prefix of every stored name, by which all of them can be removed. */
const OURS = 'lunette.';

let signOuts = 0;
const listeners = new Set<() => void>();

/**
 * A value in the storage of this tab, until the tab is closed or its user signs out; null removes it. It stores nothing
 * if storage is refused, and on a server. Never use it for a card.
 */
export function tabStorage<T>(name: string) {
  const key = OURS + name;
  return {
    read: (): T | null => inTab((store) => JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? null,
    write: (value: T | null): void =>
      inTab((store) => (value === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(value)))),
  };
}

/** Removes all that this tab stores except for one name, and notifies its pages: the user has signed out. */
export function clearTabStorage(but: string): void {
  inTab((store) => {
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
    for (const key of keys) if (key.startsWith(OURS) && key !== OURS + but) store.removeItem(key);
  });
  signOuts += 1;
  listeners.forEach((listener) => listener());
}

/**
 * A React key for a component with personal state. It changes when the user signs out, so that the state is dropped.
 */
export function useSignOutKey(): number {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => signOuts;

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
