import type { CountryCode } from '@lunette/country-config';
import { LRUCache } from 'lru-cache';
import { intersect, forEachBit, hasBit, union, type BitSet } from '../listing/bitSet.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { facetsOf } from '../listing/facets.ts';
import { readTerms, type Asked } from './readTerms.ts';
import { FIT, type Term } from './term.ts';

/** Goods that were found. */
export interface Found extends Asked {
  /** The best first; where none has all that was asked, those that have most of it. */
  goods: CatalogProduct[];
  match: 'all' | 'some' | 'none';
}

/** So many searches are remembered for their filters and further pages. */
const MOST = 300;
const known = new WeakMap<Catalogue, LRUCache<string, Found>>();

/** Finds what is sold in a country and fits a text best, in either language; misspelt words are put right. */
export function findGoods(catalogue: Catalogue, q: string, country: CountryCode): Found {
  const all = known.get(catalogue) ?? new LRUCache<string, Found>({ max: MOST });
  known.set(catalogue, all);
  const key = `${country} ${q}`;
  const found = all.get(key) ?? find(catalogue, q, country);
  all.set(key, found);
  return found;
}

function find(catalogue: Catalogue, q: string, country: CountryCode): Found {
  const asked = readTerms(catalogue, q, country);
  const { sold } = facetsOf(catalogue, country);
  const { terms } = asked;
  const size = catalogue.products.length;
  // A bound that nothing keeps is not kept by anything nearer either.
  const strict = terms.filter(({ isStrict }) => isStrict).map((term) => goodsOf(size, term));
  const within = strict.reduce(
    (left, goods) => (isEmpty(intersect(left, goods)) ? left : intersect(left, goods)),
    sold,
  );
  const full = terms.reduce((left, term) => intersect(left, goodsOf(size, term)), sold);
  const { had, fit } = fitsOf(terms, size);
  const isFull = terms.length > 0 && !isEmpty(full);
  const best = isFull ? terms.length : bestOf(within, had);
  const least = isFull ? best : Math.max(best - 1, best / 2);
  const positions: number[] = [];
  if (best > 0)
    forEachBit(isFull ? full : within, (at) => {
      if (isFull || (had[at] ?? 0) >= least) positions.push(at);
    });
  // Goods that fit alike stay in the order of the shop window.
  positions.sort((a, b) => (fit[b] ?? 0) - (fit[a] ?? 0) || a - b);
  const goods = positions.flatMap((at) => catalogue.products[at] ?? []);
  return { ...asked, goods, match: isFull ? 'all' : goods.length > 0 ? 'some' : 'none' };
}

/** How many models have all of some terms. */
export function countModels(catalogue: Catalogue, terms: readonly Term[], country: CountryCode): number {
  const { sold } = facetsOf(catalogue, country);
  const size = catalogue.products.length;
  const all = terms.reduce((left, term) => intersect(left, goodsOf(size, term)), sold);
  return new Set(catalogue.products.filter((_, at) => hasBit(all, at)).map(({ modelId }) => modelId)).size;
}

/** The goods that have what a term asks for. */
function goodsOf(size: number, { fits }: Term): BitSet {
  return union(
    size,
    fits.filter(({ fit }) => fit >= FIT.has).map(({ goods }) => goods),
  );
}

const isEmpty = (goods: BitSet): boolean => goods.every((word) => word === 0);

/** For each position how many terms it has, near ones by half, and how well it fits them all. */
function fitsOf(terms: readonly Term[], size: number): { had: Float32Array; fit: Float32Array } {
  const had = new Float32Array(size);
  const fit = new Float32Array(size);
  for (const { fits } of terms) {
    const ofTerm = new Float32Array(size);
    for (const level of fits) forEachBit(level.goods, (at) => (ofTerm[at] = level.fit));
    ofTerm.forEach((value, at) => {
      had[at] = (had[at] ?? 0) + Math.min(1, value);
      fit[at] = (fit[at] ?? 0) + value;
    });
  }
  return { had, fit };
}

function bestOf(goods: BitSet, had: Float32Array): number {
  let best = 0;
  forEachBit(goods, (at) => (best = Math.max(best, had[at] ?? 0)));
  return best;
}
