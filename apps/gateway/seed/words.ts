import { searchText } from '../src/catalog/search/vocabulary/searchText.ts';
import arabic from '../locales/catalog/ar.json' with { type: 'json' };
import english from '../locales/catalog/en.json' with { type: 'json' };

/** The catalogue's own word for a value, in both languages: what people type when they search. */
export function wordsFor(kind: string, value: string | null | undefined): string[] {
  if (!value) return [];
  const id = `catalog.${kind}.${value}`;
  const words = [english, arabic].map((texts) => (texts as Record<string, string>)[id]);
  if (!words[0] || !words[1]) throw new Error(`No text ${id}`);
  return words as string[];
}

/**
 * The words by which a product is found, what it is called first. A space stands before each word, so that a query
 * can ask for words that begin with something.
 */
export function searchWords(words: readonly (string | undefined)[]): string {
  return ` ${searchText(words.filter(Boolean).join(' '))}`;
}
