import { readTexts } from '../../../platform/texts/texts.ts';
import { searchText } from './searchText.ts';
import { NEAR_SHAPES, SYNONYMS } from './synonyms.ts';
import type { Traits } from '../traits.ts';
import { wordKey } from './wordKey.ts';

/** The meaning of a word or of a few words in a search. */
export interface Meaning {
  is: Traits;
  /** A second meaning, which ranks lower. */
  or?: Traits;
  /** Similar traits, used if no goods fit the whole search. */
  near?: Traits;
  /** The sort order that the word asks for, instead of relevance. */
  sort?: 'price_asc';
  /** The note about how it was read. */
  note?: 'other-makers' | 'lenses';
}

/** Texts of the filters that are search words too, by the part of their id after `catalog.`. */
const TITLES: Partial<Record<string, keyof Traits>> = {
  type: 'classification',
  shape: 'shape',
  colour: 'colour',
  size: 'size',
  material: 'material',
  rim: 'rim',
  gender: 'gender',
  usage: 'usage',
  'lens-kind': 'lensKind',
};

const spellings = new Map<string, string>();

/** All meanings by the keys of their words, in both languages: `cat eye`, «متعدد بؤر». */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = makeLexicon();

/** A spelling of each key in the lexicon. */
export const SPELLINGS: ReadonlyMap<string, string> = spellings;

/** The maximum number of words in one phrase. */
export const LONGEST_PHRASE = 3;

/** The key of a phrase in the lexicon. */
function phraseKey(words: readonly string[]): string {
  return words.map(wordKey).join(' ');
}

function makeLexicon(): Map<string, Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  const add = (text: string, meaning: Meaning) => {
    const words = searchText(text).split(' ');
    for (const word of words) spellings.set(wordKey(word), word);
    const key = phraseKey(words);
    lexicon.set(key, [...(lexicon.get(key) ?? []), meaning]);
  };
  for (const language of ['en', 'ar'] as const)
    for (const [id, title] of Object.entries(readTexts('catalog', language))) {
      const [, kind = '', value] = /^catalog\.([a-z-]+)\.([a-z_-]+)$/.exec(id) ?? [];
      const trait = TITLES[kind];
      if (!trait || value === undefined) continue;
      const near = trait === 'shape' ? NEAR_SHAPES[value] : undefined;
      add(title, { is: { [trait]: [value] }, ...(near && { near: { shape: near } }) });
    }
  for (const [words, meaning] of SYNONYMS) for (const text of words.split(',')) add(text, meaning);
  return lexicon;
}
