import { emptyBitSet, setBit, type BitSet } from '../../listing/filtering/bitSet.ts';
import { editDistance } from './editDistance.ts';
import { wordKey } from './wordKey.ts';

/** The number of letters at the beginning of a search text that contain the product's name. */
const NAMES_END = 90;
/** The minimum length of a misspelt word to be corrected. */
const SHORTEST_MENDED = 4;
/** The minimum length of a word in which two letters may be wrong. */
const LONG = 7;
/** The minimum length of an unfinished word to be corrected. */
const LONG_BEGINNING = 5;

/** The positions of the goods that have a word, in rising order; one number if there is only one, as for most words. */
export type Postings = Uint32Array | number;

/** The words of a catalogue with their goods, by the key of a word: an inverted index. */
export interface SearchWords {
  /** In alphabetical order. */
  keys: string[];
  /** The keys that contain a letter: only they can be misspelt. */
  letterKeys: string[];
  goods: Map<string, Postings>;
  /** The goods whose name has the word. */
  named: Map<string, Postings>;
  /** A spelling of each key. */
  spelling: Map<string, string>;
  size: number;
}

/** All words of a product, and those of its name. */
export function wordsOfProduct(searchText: string): { all: string[]; named: string[] } {
  return {
    all: searchText.trim().split(' '),
    named: searchText.slice(0, NAMES_END).trim().split(' '),
  };
}

/** Collects the words of products, which are added in their order. */
export class WordIndexBuilder {
  readonly #goods = new Map<string, number | number[]>();
  readonly #named = new Map<string, number | number[]>();
  readonly #spelling = new Map<string, string>();
  readonly #keys = new Map<string, string>();

  add(searchText: string, at: number): void {
    const { all, named } = wordsOfProduct(searchText);
    for (const word of all) this.#note(this.#goods, word, at);
    for (const word of named) this.#note(this.#named, word, at);
  }

  async build(size: number, pause: () => Promise<void>): Promise<SearchWords> {
    const keys = await sorted([...this.#goods.keys()], pause);
    return {
      keys,
      letterKeys: keys.filter(hasLetter),
      goods: await packed(this.#goods, pause),
      named: await packed(this.#named, pause),
      spelling: this.#spelling,
      size,
    };
  }

  #note(words: Map<string, number | number[]>, word: string, at: number): void {
    const key = this.#keys.get(word) ?? wordKey(word);
    this.#keys.set(word, key);
    if (!this.#spelling.has(key)) this.#spelling.set(key, word);
    const positions = words.get(key);
    if (positions === undefined) words.set(key, at);
    else if (typeof positions !== 'number') {
      if (positions.at(-1) !== at) positions.push(at);
    } else if (positions !== at) words.set(key, [positions, at]);
  }
}

/** Whether a key is not just a number. */
export const hasLetter = (key: string): boolean => key > ':' || !/^[\d.]+$/.test(key);

/** Sorts the words in groups with the same first four letters, so that other work can run in between. */
async function sorted(keys: readonly string[], pause: () => Promise<void>): Promise<string[]> {
  const byBeginning = new Map<string, string[]>();
  for (const key of keys) {
    const beginning = key.slice(0, 4);
    const alike = byBeginning.get(beginning);
    if (alike) alike.push(key);
    else byBeginning.set(beginning, [key]);
    await pause();
  }
  const all: string[][] = [];
  for (const beginning of [...byBeginning.keys()].sort()) {
    all.push((byBeginning.get(beginning) ?? []).sort());
    await pause();
  }
  return all.flat();
}

async function packed(
  words: Map<string, number | number[]>,
  pause: () => Promise<void>,
): Promise<Map<string, Postings>> {
  const all = new Map<string, Postings>();
  for (const [key, positions] of words) {
    all.set(key, typeof positions === 'number' ? positions : Uint32Array.from(positions));
    await pause();
  }
  return all;
}

/**
 * Goods with a word that begins with a key (`goods`), those with such a word in their name (`named`), and those with
 * exactly this word in their name (`exact`).
 */
export interface GoodsOfWord {
  goods: BitSet;
  named: BitSet;
  exact: BitSet;
}

/** The goods with a word that begins with a key; null if there are none. */
export function goodsBeginning(words: SearchWords, key: string): GoodsOfWord | null {
  const keys = keysBeginning(words.keys, key);
  if (keys.length === 0) return null;
  return {
    goods: goodsWithWords(words.size, words.goods, keys),
    named: goodsWithWords(words.size, words.named, keys),
    exact: goodsWithWords(words.size, words.named, [key]),
  };
}

/** The goods that have any of some words. */
export function goodsWithWords(
  size: number,
  words: ReadonlyMap<string, Postings>,
  keys: readonly string[],
): BitSet {
  const bits = emptyBitSet(size);
  for (const key of keys) {
    const positions = words.get(key) ?? [];
    if (typeof positions === 'number') setBit(bits, positions);
    else for (const at of positions) setBit(bits, at);
  }
  return bits;
}

/** The keys of a sorted list that begin with `begin`. */
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

/** The key that is most similar to a misspelt word; null if none is similar. */
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
 * The distance of a typed word to a key. A complete word ranks before a longer one, the same first letter before another
 * one, and a missing letter before an additional one.
 */
function distanceTo(typed: string, key: string, most: number): number {
  const first = (typed[0] === key[0] ? 0 : 0.5) + (key.length < typed.length ? 0.25 : 0);
  const isNear = Math.abs(key.length - typed.length) <= most;
  const whole = isNear ? editDistance(typed, key, most) : Infinity;
  if (whole <= most) return whole + first;
  if (typed.length < LONG_BEGINNING || typed[0] !== key[0]) return Infinity;
  const begun = editDistance(typed, key, 1, true);
  return begun <= 1 ? begun + most : Infinity;
}
