/** Keeps a value for as long as the tab lives, so that a reload loses nothing. Never used for a card. */
export function keep<T>(name: string) {
  const key = `lunette.checkout.${name}`;
  return {
    read(): T | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write(value: T | null): void {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // A browser without storage forgets at a reload, which is all that is lost.
      }
    },
  };
}
