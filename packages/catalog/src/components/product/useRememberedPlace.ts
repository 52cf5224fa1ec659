import type { CountryCode } from '@lunette/country-config';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (country: CountryCode) => `lunette.place.${country}`;

/** The place whose delivery date was asked last in this country, and a way to remember another one. */
export function useRememberedPlace(country: CountryCode): [string, (place: string) => void] {
  const place = useSyncExternalStore(
    subscribe,
    () => read(country),
    () => '',
  );
  const remember = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(keyOf(country), next);
      } catch {
        return; // Storage may be closed to us; the answer of this page stands anyway.
      }
      for (const listener of listeners) listener();
    },
    [country],
  );
  return [place, remember];
}

function read(country: CountryCode): string {
  try {
    return localStorage.getItem(keyOf(country)) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
