import { searchText } from '../src/catalog/search/vocabulary/searchText.ts';
import arabic from '../locales/catalog/ar.json' with { type: 'json' };
import english from '../locales/catalog/en.json' with { type: 'json' };

/** The catalogue's word for a value, in both languages, for the search text. */
export function wordsFor(kind: string, value: string | null | undefined): string[] {
  if (!value) return [];
  const id = `catalog.${kind}.${value}`;
  const words = [english, arabic].map((texts) => (texts as Record<string, string>)[id]);
  if (!words[0] || !words[1]) throw new Error(`No text ${id}`);
  return words as string[];
}

/**
 * The search text of a product, its name first. A space precedes each word, so that a query can match the beginning of a
 * word.
 */
export function searchWords(words: readonly (string | undefined)[]): string {
  return ` ${searchText(words.filter(Boolean).join(' '))}`;
}
