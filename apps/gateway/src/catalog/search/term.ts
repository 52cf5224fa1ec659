import { union, emptyBitSet, type BitSet } from '../listing/filtering/bitSet.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Figure } from './figures.ts';
import { LEXICON, type Meaning } from './vocabulary/lexicon.ts';
import {
  goodsBeginning,
  goodsWithWords,
  keysBeginning,
  type GoodsOfWord,
  type SearchWords,
} from './vocabulary/searchWords.ts';
import { goodsWith, type Traits } from './traits.ts';

/** How well goods fit a term: from `has` on they fit it completely, below that nearly. */
export const FIT = { meant: 1.3, exact: 1.2, named: 1.1, has: 1, near: 0.5 } as const;

/** A sentence about how a term was read. */
export type Note =
  { kind: 'other-makers' | 'lenses' } | { kind: 'power'; power: number } | { kind: 'read-as'; word: string };

/** One part of a search, such as a word or a price. */
export interface Term {
  /** The text as it was typed. */
  text: string;
  /** Goods by how well they fit, the worst fit first. */
  fits: readonly { goods: BitSet; fit: number }[];
  isStrict: boolean;
  notes: readonly Note[];
}

/** A word of a search. */
export interface ReadWord {
  /** The typed word in the spelling of `searchText`. */
  typed: string;
  /** The corrected word, or the typed one. */
  word: string;
  key: string;
}

const SHORTEST_BEGINNING = 3;
const WHOLE_KEYS = [...LEXICON.keys()].filter((key) => !key.includes(' ')).sort();

/** The term of a figure. */
export function termOfFigure({ text, goods, isStrict, note, power }: Figure): Term {
  const notes: Note[] = power !== undefined ? [{ kind: 'power', power }] : note ? [{ kind: note }] : [];
  return { text, fits: [{ goods, fit: FIT.has }], isStrict, notes };
}

/** The term of some words with their common meanings; without a meaning, the goods with such a name. */
export function termOfWords(
  catalogue: Catalogue,
  part: readonly ReadWord[],
  found: readonly Meaning[],
): Omit<Term, 'text'> {
  const { words } = catalogue.index;
  const none = emptyBitSet(words.size);
  const [first] = part;
  const only = part.length === 1 ? first?.key : undefined;
  const meanings = found.length > 0 ? found : meaningsBeginning(only);
  const called = only === undefined ? null : goodsCalled(words, only, found.length > 0);
  const meant = (of: (meaning: Meaning) => Traits | undefined): BitSet[] =>
    meanings.flatMap((meaning) => {
      const traits = of(meaning);
      return traits ? [goodsWith(catalogue, traits)] : [];
    });
  return {
    fits: [
      {
        goods: union(
          words.size,
          meant(({ near }) => near),
        ),
        fit: FIT.near,
      },
      { goods: union(words.size, [...meant(({ or }) => or), called?.goods ?? none]), fit: FIT.has },
      { goods: called?.named ?? none, fit: FIT.named },
      { goods: called?.exact ?? none, fit: FIT.exact },
      {
        goods: union(
          words.size,
          meant(({ is }) => is),
        ),
        fit: FIT.meant,
      },
    ],
    isStrict: false,
    notes: [
      ...part.flatMap(({ typed, word }): Note[] => (word === typed ? [] : [{ kind: 'read-as', word }])),
      ...found.flatMap(({ note }): Note[] => (note ? [{ kind: note }] : [])),
    ],
  };
}

/** The goods whose texts have a word. A word that also has a meaning must match completely, any other one as a prefix. */
function goodsCalled(words: SearchWords, key: string, isWhole: boolean): GoodsOfWord | null {
  if (!isWhole) return goodsBeginning(words, key);
  if (!words.goods.has(key)) return null;
  const named = goodsWithWords(words.size, words.named, [key]);
  return { goods: goodsWithWords(words.size, words.goods, [key]), named, exact: named };
}

/** The meanings of the words that begin with a key, for a word that is still being typed. */
function meaningsBeginning(key = ''): Meaning[] {
  if (key.length < SHORTEST_BEGINNING) return [];
  return keysBeginning(WHOLE_KEYS, key).flatMap((whole) => LEXICON.get(whole) ?? []);
}
