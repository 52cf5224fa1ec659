import type { CountryCode } from '@lunette/country-config';
import {
  emptyBitSet,
  forEachBit,
  hasBit,
  intersect,
  isEmpty,
  setBit,
  union,
  type BitSet,
} from '../listing/filtering/bitSet.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import type { Catalogue } from '../catalogue.ts';
import { GroupedGoods } from '../listing/filtering/filterOptions.ts';
import { readTerms, type SearchTerms } from './readTerms.ts';
import { FIT, type Term } from './term.ts';

/** The result of a search. */
export interface FoundGoods extends SearchTerms {
  /** Positions, the best first. If no goods have all terms, those that have most of them. */
  order: Int32Array;
  goods: BitSet;
  match: 'all' | 'some' | 'none';
}

/** The number of cached searches, for their filters and further pages. */
const MOST = 300;
const searches = memoPerOwner<Catalogue, FoundGoods>(MOST);

/** Finds the goods of a country that fit a text best, in either language; misspelt words are corrected. */
export function findGoods(catalogue: Catalogue, q: string, country: CountryCode): FoundGoods {
  return searches(catalogue, `${country} ${q}`, () => find(catalogue, q, country));
}

function find(catalogue: Catalogue, q: string, country: CountryCode): FoundGoods {
  const asked = readTerms(catalogue, q, country);
  const { size, countries } = catalogue.index;
  const { sold } = countries[country];
  const { terms } = asked;
  const goodsOfTerms = terms.map((term) => goodsOf(size, term));
  const full = goodsOfTerms.reduce(intersect, sold);
  const isFull = terms.length > 0 && !isEmpty(full);
  // A limit that no goods meet is ignored, also for the nearest goods.
  const within = goodsOfTerms.reduce((left, goods, at) => {
    const bounded = terms[at]?.isStrict ? intersect(left, goods) : left;
    return isEmpty(bounded) ? left : bounded;
  }, sold);
  const order = isFull ? byFit(terms, full, 0) : byFit(terms, within, leastOf(terms, within));
  const match = isFull ? 'all' : order.length > 0 ? 'some' : 'none';
  return { ...asked, order, goods: isFull ? full : setOf(size, order), match };
}

function setOf(size: number, positions: Int32Array): BitSet {
  const bits = emptyBitSet(size);
  for (const at of positions) setBit(bits, at);
  return bits;
}

/** The number of models that have all of some terms. */
export function countModels({ index }: Catalogue, terms: readonly Term[], country: CountryCode): number {
  const all = terms.map((term) => goodsOf(index.size, term)).reduce(intersect, index.countries[country].sold);
  return new GroupedGoods(index, all).count().models;
}

/** The goods that fit a term completely. */
function goodsOf(size: number, { fits }: Term): BitSet {
  return union(
    size,
    fits.filter(({ fit }) => fit >= FIT.has).map(({ goods }) => goods),
  );
}

/** How well a product fits a term; 0 if it does not. */
function fitOf({ fits }: Term, at: number): number {
  for (let level = fits.length - 1; level >= 0; level--) {
    const group = fits[level];
    if (group && hasBit(group.goods, at)) return group.fit;
  }
  return 0;
}

/** How many terms a product fits; a near fit counts as half. */
function hadOf(terms: readonly Term[], at: number): number {
  let had = 0;
  for (const term of terms) had += Math.min(1, fitOf(term, at));
  return had;
}

/** The minimum number of terms that goods must fit to be shown if none fits all of them; Infinity if none fits any. */
function leastOf(terms: readonly Term[], within: BitSet): number {
  let best = 0;
  forEachBit(within, (at) => (best = Math.max(best, hadOf(terms, at))));
  return best === 0 ? Infinity : Math.max(best - 1, best / 2);
}

/** The goods that fit enough terms, the best first; equal fits are in the default order. */
function byFit(terms: readonly Term[], within: BitSet, least: number): Int32Array {
  const byFits = new Map<number, number[]>();
  let count = 0;
  forEachBit(within, (at) => {
    if (least > 0 && hadOf(terms, at) < least) return;
    let fit = 0;
    for (const term of terms) fit = Math.fround(fit + Math.fround(fitOf(term, at)));
    const alike = byFits.get(fit);
    if (alike) alike.push(at);
    else byFits.set(fit, [at]);
    count += 1;
  });
  const order = new Int32Array(count);
  let place = 0;
  for (const [, alike] of [...byFits].sort(([a], [b]) => b - a)) {
    order.set(alike, place);
    place += alike.length;
  }
  return order;
}
