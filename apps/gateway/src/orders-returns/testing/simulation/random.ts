import { pick, randomFrom } from '../../../../seed/random.ts';

/** The decisions of a run: the same seed gives the same decisions. */
export interface Random {
  /** A whole number from 0 to `limit`, without `limit` itself. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (percent: number) => boolean;
}

/** The decisions of a seed. */
export function randomOf(seed: number): Random {
  const next = randomFrom(String(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, chance: (percent) => below(100) < percent, pick: (from) => pick(from, next) };
}
