/** Characters that the search box does not accept (SRCH-04), and control characters. */
const BLOCKED = /[()?%[\]\\\p{Cc}]/gu;

/** A text without the characters that the search box blocks, also if it was pasted. */
export function withoutBlockedKeys(text: string): string {
  return text.replace(BLOCKED, '');
}

/** The length to which a searched text is cut, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * The text to search for: without brackets and control characters, trimmed and cut to the maximum length. Empty if it
 * contains no letter or digit.
 */
export function searchQuery(text: string): string {
  const query = text
    .replace(/[()[\]]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    // Drops the first half of a surrogate pair that was cut.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(query) ? query : '';
}
