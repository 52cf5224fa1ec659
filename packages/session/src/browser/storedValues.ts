/** What a browser notes of its customer; none of it lets anybody in. */
export type Note = 'isTelephoneVerified' | 'whatsAppOptInId' | 'passkeyOffered';

const keyOf = (note: Note) => `lunette.${note}`;

/** Notes something in the browser. Where storage is refused, or on a server, nothing is noted. */
export function rememberNote(note: Note, value: string): void {
  attempt((store) => store.setItem(keyOf(note), value));
}

/** What was noted; null when nothing was. */
export function recallNote(note: Note): string | null {
  return attempt((store) => store.getItem(keyOf(note))) ?? null;
}

/** Strikes a note out. */
export function forgetNote(note: Note): void {
  attempt((store) => store.removeItem(keyOf(note)));
}

function attempt<T>(work: (store: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
