/**
 * Keeps a browser in one session. `known` says whether a session cookie has been set (a harmless flag, since the
 * token itself cannot be read); `create` asks for a new one. Calls that come meanwhile wait for the same promise.
 */
export function guestSession(known: () => boolean, create: () => Promise<unknown>) {
  let pending: Promise<void> | null = null;
  const once = () =>
    (pending ??= create()
      .then(() => undefined)
      .finally(() => {
        pending = null;
      }));
  return {
    ensure: () => pending ?? (known() ? Promise.resolve() : once()),
    renew: once,
  };
}
