/** Keys that the search box does not take (SRCH-04), and characters that no key writes. */
const BLOCKED = /[()?%[\]\\\p{Cc}]/gu;

/** A text as the search box takes it: without the keys that are blocked there, also when it was pasted. */
export function withoutBlockedKeys(text: string): string {
  return text.replace(BLOCKED, '');
}

/** The length to which a searched text is cut, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * What is really searched for: the text without brackets and control characters, trimmed and not too long; empty where no
 * letter or digit is left, as nothing is called by signs alone.
 */
export function searchQuery(text: string): string {
  const query = text
    .replace(/[()[\]]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    // Half of a character that takes two places is none.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(query) ? query : '';
}
