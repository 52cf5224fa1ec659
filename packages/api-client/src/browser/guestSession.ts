/**
 * Keeps a browser in one session. `known` says whether a session cookie has been set (a harmless flag, since the
 * token itself cannot be read); `create` asks for a new one. Calls that come meanwhile wait for the same promise. A write
 * that is under way may sign in, and its session must have arrived before another one is asked for in its place.
 */
export function guestSession(known: () => boolean, create: () => Promise<unknown>) {
  let pending: Promise<void> | null = null;
  const writes = new Set<Promise<unknown>>();
  const once = () =>
    (pending ??= create()
      .then(() => undefined)
      .finally(() => {
        pending = null;
      }));
  return {
    ensure: () => pending ?? (known() ? Promise.resolve() : once()),
    renew: async () => {
      await Promise.allSettled(writes);
      await once();
    },
    waitFor: (write: Promise<unknown>) => {
      writes.add(write);
      void write.finally(() => writes.delete(write)).catch(() => undefined);
    },
  };
}
