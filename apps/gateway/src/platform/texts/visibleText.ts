/**
 * Control characters for the direction of writing and characters without width, which in a stored name or number only
 * mislead.
 */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** An entered text as it is stored: without invisible characters, in Unicode NFC, trimmed. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}
