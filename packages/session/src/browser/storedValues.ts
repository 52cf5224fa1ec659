/** Names of the values that the browser stores about its customer; none of them grants access. */
export type StoredName = 'isTelephoneVerified' | 'whatsAppOptInId' | 'passkeyOffered' | 'phoneCaptureExpiry';

const keyOf = (name: StoredName) => `lunette.${name}`;

/** Stores a value in the browser. It does nothing if storage is refused, or on a server. */
export function storeValue(name: StoredName, value: string): void {
  attempt((store) => store.setItem(keyOf(name), value));
}

/** The stored value; null when there is none. */
export function storedValue(name: StoredName): string | null {
  return attempt((store) => store.getItem(keyOf(name))) ?? null;
}

/** Removes a stored value. */
export function removeStoredValue(name: StoredName): void {
  attempt((store) => store.removeItem(keyOf(name)));
}

function attempt<T>(work: (store: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
