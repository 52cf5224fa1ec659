import { hasLetter, wordsOfProduct, type Postings, type SearchWords } from './searchWords.ts';
import { wordKey } from './wordKey.ts';

/** Replaces the search texts of products, by their positions. The maps are changed in place; the arrays are new. */
export async function changeWords(
  words: SearchWords,
  texts: ReadonlyMap<number, string>,
  pause: () => Promise<void>,
): Promise<SearchWords> {
  const gone = await removed(words.goods, texts, pause);
  await removed(words.named, texts, pause);
  const added: string[] = [];
  for (const [at, text] of texts) {
    const { all, named } = wordsOfProduct(text);
    for (const word of all) {
      const key = wordKey(word);
      if (!words.spelling.has(key)) words.spelling.set(key, word);
      if (!words.goods.has(key) && !gone.delete(key)) added.push(key);
      words.goods.set(key, withPosition(words.goods.get(key), at));
    }
    for (const word of named) {
      const key = wordKey(word);
      words.named.set(key, withPosition(words.named.get(key), at));
    }
    await pause();
  }
  if (gone.size === 0 && added.length === 0) return { ...words };
  const keys = words.keys.filter((key) => !gone.has(key));
  for (const key of added) keys.splice(lowerBound(keys, key), 0, key);
  return { ...words, keys, letterKeys: keys.filter(hasLetter) };
}

/** Removes positions from all words. Returns the words that no product has any more. */
async function removed(
  words: Map<string, Postings>,
  positions: ReadonlyMap<number, unknown>,
  pause: () => Promise<void>,
): Promise<Set<string>> {
  const gone = new Set<string>();
  const all = [...positions.keys()];
  let count = 0;
  for (const [key, postings] of words) {
    count += 1;
    if (count % 1_000 === 0) await pause();
    if (typeof postings === 'number') {
      if (positions.has(postings)) gone.add(key);
    } else if (all.some((at) => postings[lowerBound(postings, at)] === at)) {
      const left = postings.filter((at) => !positions.has(at));
      if (left.length === 0) gone.add(key);
      else words.set(key, left.length === 1 ? (left[0] ?? left) : left);
    }
  }
  for (const key of gone) words.delete(key);
  return gone;
}

function withPosition(postings: Postings | undefined, at: number): Postings {
  if (postings === undefined || postings === at) return at;
  const known = typeof postings === 'number' ? Uint32Array.of(postings) : postings;
  const index = lowerBound(known, at);
  return known[index] === at
    ? known
    : Uint32Array.of(...known.subarray(0, index), at, ...known.subarray(index));
}

/** The index of the first element of a sorted list that is not less than a value. */
function lowerBound<T extends string | number>(sorted: ArrayLike<T>, value: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
