import type { Pair } from '../goods/packedGoods.ts';

interface Speed {
  days: number;
  /** Days by express; null where none goes. */
  express: number | null;
  /** Whether the courier takes cash. */
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

/** An area that is known by name; `also` are other spellings. */
export interface NamedZone extends Speed {
  place: Pair;
  city: Pair;
  state: Pair;
  also?: string[];
}
