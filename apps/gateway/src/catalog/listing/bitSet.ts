/** A set of positions below some number, one bit each: sets of goods are joined and intersect a word at a time. */
export type BitSet = Uint32Array;

const WORD = 32;

export function emptyBitSet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / WORD));
}

export function setBit(bits: BitSet, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

export function hasBit(bits: BitSet, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** What is in both. */
export function intersect(a: BitSet, b: BitSet): BitSet {
  return a.map((word, index) => word & (b[index] ?? 0));
}

/** What is in any. */
export function union(size: number, sets: readonly BitSet[]): BitSet {
  const all = emptyBitSet(size);
  for (const bits of sets)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

/** Calls back for each position that is in a set, in rising order. */
export function forEachBit(bits: BitSet, visit: (at: number) => void): void {
  eachInBoth(bits, bits, visit);
}

/** Which style and which model each position has, and how many of each there are. */
export interface Groups {
  styleOf: Int32Array;
  styles: number;
  modelOf: Int32Array;
  models: number;
}

/** How many styles and how many models are in a set; each counts once however many of its sizes or colours are in it. */
export interface Counted {
  styles: number;
  models: number;
}

/** Calls back for each position that is in both sets, in rising order. */
function eachInBoth(a: BitSet, b: BitSet, visit: (at: number) => void): void {
  for (let word = 0; word < a.length; word++) {
    for (let left = ((a[word] ?? 0) & (b[word] ?? 0)) >>> 0; left !== 0; left = (left & (left - 1)) >>> 0)
      visit(word * WORD + 31 - Math.clz32(left & -left));
  }
}

/** Counts what is in both of two sets. */
export function counterOf({ styleOf, styles, modelOf, models }: Groups): (a: BitSet, b: BitSet) => Counted {
  const styleSeenIn = new Int32Array(styles);
  const modelSeenIn = new Int32Array(models);
  let round = 0;
  return (a, b) => {
    round += 1;
    const count = { styles: 0, models: 0 };
    eachInBoth(a, b, (at) => {
      const style = styleOf[at] ?? 0;
      if (styleSeenIn[style] === round) return;
      styleSeenIn[style] = round;
      count.styles += 1;
      const model = modelOf[at] ?? 0;
      if (modelSeenIn[model] === round) return;
      modelSeenIn[model] = round;
      count.models += 1;
    });
    return count;
  };
}
