/** Works with what this tab keeps until it is closed; undefined where storage is refused, and on a server. */
export function inTab<T>(work: (store: Storage) => T): T | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : work(sessionStorage);
  } catch {
    return undefined;
  }
}
