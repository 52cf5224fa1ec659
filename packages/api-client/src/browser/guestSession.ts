/** The event of the window after a request for a new session: a session of a customer may have ended. */
export const SESSION_RENEWED = 'session-renewed';

/**
 * Keeps a browser in one session. `known` says whether a session cookie has been set (a harmless flag, since the token
 * itself cannot be read); `create` requests a new session. Calls made meanwhile wait for the same promise. A pending
 * write may sign in, so a new session is requested only after all writes have ended.
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
