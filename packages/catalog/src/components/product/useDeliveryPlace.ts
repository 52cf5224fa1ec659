import type { CountryCode } from '@lunette/country-config';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** The last place by country, if the browser does not allow storage. */
const asked = new Map<CountryCode, string>();
const keyOf = (country: CountryCode) => `lunette.place.${country}`;

/** The place for which a delivery date was last requested in this country, and a function that stores another one. */
export function useDeliveryPlace(country: CountryCode): [string, (place: string) => void] {
  const place = useSyncExternalStore(
    subscribe,
    () => read(country),
    () => '',
  );
  const remember = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(keyOf(country), next);
        asked.delete(country);
      } catch {
        asked.set(country, next);
      }
      for (const listener of listeners) listener();
    },
    [country],
  );
  return [place, remember];
}

function read(country: CountryCode): string {
  try {
    return asked.get(country) ?? localStorage.getItem(keyOf(country)) ?? '';
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
