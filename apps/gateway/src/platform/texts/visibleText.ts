/** Marks that steer the direction of writing, and such without width: where a name or number is kept they only mislead. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What a person typed, as it is kept: without invisible marks, in one form of each letter, trimmed. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}
