/** A set of positions below a fixed number, one bit each, so that sets of goods are combined 32 positions at a time. */
export type BitSet = Uint32Array;

const WORD = 32;

/** An empty set for positions below `size`. */
export function emptyBitSet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / WORD));
}

/** Adds a position to a set. */
export function setBit(bits: BitSet, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

/** Removes a position from a set. */
export function clearBit(bits: BitSet, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31));
}

/** Whether a position is in a set. */
export function hasBit(bits: BitSet, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** The positions that are in both sets. */
export function intersect(a: BitSet, b: BitSet): BitSet {
  const both = new Uint32Array(a.length);
  for (let word = 0; word < both.length; word++) both[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return both;
}

/** The positions that are in any of the sets. */
export function union(size: number, sets: readonly BitSet[]): BitSet {
  const all = emptyBitSet(size);
  for (const bits of sets)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

/** Whether no position is in a set. */
export function isEmpty(bits: BitSet): boolean {
  for (const word of bits) if (word !== 0) return false;
  return true;
}

/** The lowest position that is in both sets; Infinity if there is none. */
export function firstInBoth(a: BitSet, b: BitSet): number {
  for (let word = 0; word < a.length; word++) {
    const both = (a[word] ?? 0) & (b[word] ?? 0);
    if (both !== 0) return word * WORD + 31 - Math.clz32(both & -both);
  }
  return Infinity;
}

/** The number of positions that are in both sets. */
export function countInBoth(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += onesIn((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** The number of set bits of a word: Hacker's Delight, section 5-1. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` for each position in a set, in rising order. */
export function forEachBit(bits: BitSet, visit: (at: number) => void): void {
  forEachInBoth(bits, bits, visit);
}

/** Calls `visit` for each position that is in both sets, in rising order. */
export function forEachInBoth(a: BitSet, b: BitSet, visit: (at: number) => void): void {
  for (let word = 0; word < a.length; word++) {
    for (let left = ((a[word] ?? 0) & (b[word] ?? 0)) >>> 0; left !== 0; left = (left & (left - 1)) >>> 0)
      visit(word * WORD + 31 - Math.clz32(left & -left));
  }
}

/** The positions of a set, in rising order. */
export function positionsIn(bits: BitSet): Int32Array {
  const positions = new Int32Array(countInBoth(bits, bits));
  let count = 0;
  forEachBit(bits, (at) => {
    positions[count] = at;
    count += 1;
  });
  return positions;
}
