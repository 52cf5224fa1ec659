/** Keys that the search box does not take (SRCH-04). */
const BLOCKED = /[()?%[\]\\]/g;

/** A text as the search box takes it: without the keys that are blocked there, also when it was pasted. */
export function withoutBlockedKeys(text: string): string {
  return text.replace(BLOCKED, '');
}

/** What is really searched for: the text without brackets and trimmed; empty where nothing is left. */
export function searchQuery(text: string): string {
  return text.replace(/[()[\]]/g, '').trim();
}
