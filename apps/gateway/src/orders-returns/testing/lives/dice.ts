/** Decisions of a life: the same seed always decides the same. */
export interface Dice {
  /** A whole number from 0 up to, but without, `limit`. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (percent: number) => boolean;
}

/** The generator of Mulberry32: short, and even enough to choose by. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (from) => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('There is nothing to pick from');
      return one;
    },
  };
}
