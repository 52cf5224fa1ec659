/** A set of positions below some number, one bit each: sets of goods are joined and cut a word at a time. */
export type Bits = Uint32Array;

const WORD = 32;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / WORD));
}

export function setBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** What is in both. */
export function cut(a: Bits, b: Bits): Bits {
  return a.map((word, index) => word & (b[index] ?? 0));
}

/** What is in any. */
export function join(size: number, sets: readonly Bits[]): Bits {
  const all = noBits(size);
  for (const bits of sets)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

/** Calls back for each position that is in both sets, in rising order. */
export function eachInBoth(a: Bits, b: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < a.length; word++) {
    for (let left = ((a[word] ?? 0) & (b[word] ?? 0)) >>> 0; left !== 0; left = (left & (left - 1)) >>> 0)
      visit(word * WORD + 31 - Math.clz32(left & -left));
  }
}
