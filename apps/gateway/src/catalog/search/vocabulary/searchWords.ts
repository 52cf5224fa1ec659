import { union, emptyBitSet, setBit, type BitSet } from '../../listing/bitSet.ts';
import type { Catalogue } from '../../catalogue.ts';
import { editDistance } from './editDistance.ts';
import { wordKey } from './wordKey.ts';

/** What a product is called stands in the first letters of its words. */
const NAMES_END = 90;
/** Shorter words are right or wrong, never nearly right. */
const SHORTEST_MENDED = 4;
/** From so many letters on two of them may be wrong. */
const LONG = 7;
/** A word that is still being typed is put right from this length on. */
const LONG_BEGINNING = 5;

/** The words of a catalogue with the goods that have them, by the key of a word. */
export interface SearchWords {
  /** In alphabetical order. */
  keys: string[];
  goods: Map<string, BitSet>;
  /** The goods that are called so. */
  named: Map<string, BitSet>;
  /** A word of each key, as it is written. */
  spelling: Map<string, string>;
  size: number;
}

const known = new WeakMap<Catalogue, SearchWords>();

/** The words of a catalogue, read once. */
export function searchWordsOf(catalogue: Catalogue): SearchWords {
  const made = known.get(catalogue) ?? makeWords(catalogue);
  known.set(catalogue, made);
  return made;
}

function makeWords({ products }: Catalogue): SearchWords {
  const goods = new Map<string, BitSet>();
  const named = new Map<string, BitSet>();
  const spelling = new Map<string, string>();
  const note = (words: Map<string, BitSet>, word: string, at: number) => {
    const key = wordKey(word);
    if (!spelling.has(key)) spelling.set(key, word);
    const bits = words.get(key) ?? emptyBitSet(products.length);
    setBit(bits, at);
    words.set(key, bits);
  };
  products.forEach(({ searchText }, at) => {
    for (const word of searchText.trim().split(' ')) note(goods, word, at);
    for (const word of searchText.slice(0, NAMES_END).trim().split(' ')) note(named, word, at);
  });
  return { keys: [...goods.keys()].sort(), goods, named, spelling, size: products.length };
}

/** Goods of which a word begins with a key, those of them that are called so, and those that are called just so. */
export interface GoodsOfWord {
  goods: BitSet;
  named: BitSet;
  exact: BitSet;
}

/** The goods of which a word begins with a key; null where there are none. */
export function goodsBeginning(words: SearchWords, key: string): GoodsOfWord | null {
  const keys = keysBeginning(words.keys, key);
  if (keys.length === 0) return null;
  const all = (of: Map<string, BitSet>) =>
    union(
      words.size,
      keys.flatMap((one) => of.get(one) ?? []),
    );
  return {
    goods: all(words.goods),
    named: all(words.named),
    exact: words.named.get(key) ?? emptyBitSet(words.size),
  };
}

/** The keys, of a sorted list, that begin with one. */
export function keysBeginning(keys: readonly string[], begin: string): string[] {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < begin) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (keys[end]?.startsWith(begin)) end += 1;
  return keys.slice(low, end);
}

/** The word that was probably meant by one that nothing is called by; null where none is like it. */
export function nearestKey(keys: Iterable<string>, typed: string): string | null {
  if (typed.length < SHORTEST_MENDED || !/^\p{L}+$/u.test(typed)) return null;
  const most = typed.length >= LONG ? 2 : 1;
  let best: { key: string; distance: number } | null = null;
  for (const key of keys) {
    if (Math.abs(key.length - typed.length) > most && key.length < typed.length) continue;
    const distance = distanceTo(typed, key, most);
    if (distance < (best?.distance ?? Infinity)) best = { key, distance };
  }
  return best?.key ?? null;
}

/**
 * A whole word comes before one that would go on, one with the same first letter before another, and a letter left out is
 * likelier than one too many.
 */
function distanceTo(typed: string, key: string, most: number): number {
  const first = (typed[0] === key[0] ? 0 : 0.5) + (key.length < typed.length ? 0.25 : 0);
  const isNear = Math.abs(key.length - typed.length) <= most;
  const whole = isNear ? editDistance(typed, key) : Infinity;
  if (whole <= most) return whole + first;
  if (typed.length < LONG_BEGINNING || typed[0] !== key[0]) return Infinity;
  const begun = editDistance(typed, key, true);
  return begun <= 1 ? begun + most : Infinity;
}
