import type { Pair } from '../goods/packedGoods.ts';

interface Speed {
  days: number;
  /** Days by express; null where there is no express delivery. */
  express: number | null;
  /** Whether the courier collects cash. */
  cash: boolean;
}

/** A range of postcodes. */
export interface CodeZone extends Speed {
  from: number;
  to: number;
  place: string;
  city: string;
  state: string;
}

/** An area that is found by its name; `also` are other spellings. */
export interface NamedZone extends Speed {
  place: Pair;
  city: Pair;
  state: Pair;
  also?: string[];
}
