import type { CountryCode } from '@lunette/country-config';
import type { Catalogue } from '../catalogue.ts';
import { foldText, searchText } from './vocabulary/searchText.ts';
import { readBudget, readFigures } from './figures.ts';
import { LEXICON, LONGEST_PHRASE, SPELLINGS, type Meaning } from './vocabulary/lexicon.ts';
import { keysBeginning, nearestKey, type SearchWords } from './vocabulary/searchWords.ts';
import { FILLERS, LENS_WORDS } from './vocabulary/synonyms.ts';
import { termOfFigure, termOfWords, type ReadWord, type Term } from './term.ts';
import { wordKey } from './vocabulary/wordKey.ts';

/** The terms of a search. */
export interface SearchTerms {
  terms: Term[];
  /** Its corrected words, for the type-ahead. */
  words: string[];
  sort: Meaning['sort'] | undefined;
}

const MOST_WORDS = 8;
const keysOf = (words: readonly string[]) => new Set(words.map((word) => wordKey(searchText(word))));
const FILLER_KEYS = keysOf(FILLERS);
const LENS_KEYS = keysOf(LENS_WORDS);
const LEXICON_KEYS = [...SPELLINGS.keys()].sort();

/** Reads a search: first its figures, then the words with a meaning, then the names of goods. */
export function readTerms(catalogue: Catalogue, q: string, country: CountryCode): SearchTerms {
  const place = { catalogue, country };
  const { figures, rest } = readFigures(foldText(q), place);
  const known = catalogue.index.words;
  const typed = searchText(rest).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const written = new Map(q.split(/\s+/).map((word) => [searchText(word), word]));
  const parts = partsOf(typed.map((word) => readWord(known, word))).filter(
    ({ words, meanings }) =>
      typed.length === 1 || meanings.length > 0 || !FILLER_KEYS.has(words[0]?.key ?? ''),
  );
  const terms = parts
    .filter(({ meanings }) => meanings.length === 0 || meanings.some(({ is }) => Object.keys(is).length > 0))
    .map(({ words, meanings }): Term & { isLens: boolean } => {
      const [{ key } = { key: '' }] = words;
      const isPlain = meanings.length === 0;
      const budget = isPlain && typed.length > 1 && !known.goods.has(key) ? readBudget(key, place) : null;
      const text = words.map((word) => written.get(word.typed) ?? word.typed).join(' ');
      return {
        ...(budget ? termOfFigure(budget) : termOfWords(catalogue, words, meanings)),
        text,
        isLens: isPlain && LENS_KEYS.has(key),
      };
    });
  const all = [...terms, ...figures.map((figure) => ({ ...termOfFigure(figure), isLens: false }))];
  const namesLens = all.some(({ notes }) => notes.some(({ kind }) => kind === 'lenses'));
  return {
    terms: all.filter(({ isLens }) => !(isLens && namesLens)),
    words: parts.flatMap(({ words }) => words.map(({ word }) => word)),
    sort: parts.flatMap(({ meanings }) => meanings.flatMap(({ sort }) => sort ?? []))[0],
  };
}

/** A known word; a misspelt one is replaced by the most similar. */
function readWord({ keys, letterKeys, goods, spelling }: SearchWords, typed: string): ReadWord {
  const key = wordKey(typed);
  const isKnown =
    goods.has(key) ||
    FILLER_KEYS.has(key) ||
    [keys, LEXICON_KEYS].some((all) => keysBeginning(all, key).length > 0);
  const meant = isKnown ? null : nearestKey([...letterKeys, ...LEXICON_KEYS], key);
  if (meant === null) return { typed, word: typed, key };
  return { typed, word: spelling.get(meant) ?? SPELLINGS.get(meant) ?? meant, key: meant };
}

/** Words that have one meaning together, or one word without a meaning, which can only be a name. */
interface Part {
  words: ReadWord[];
  meanings: readonly Meaning[];
}

/** Divides words into the longest phrases with a meaning, from left to right. */
function partsOf(words: readonly ReadWord[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1) parts.push(partAt(words, at));
  return parts;
}

function partAt(words: readonly ReadWord[], at: number): Part {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const part = words.slice(at, at + length);
    const meanings = LEXICON.get(part.map(({ key }) => key).join(' '));
    if (meanings) return { words: part, meanings };
  }
  return { words: words.slice(at, at + 1), meanings: [] };
}
