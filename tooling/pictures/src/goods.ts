/** A carton of contact lenses, its label and what stands beside it. Millimetres. */
export interface CartonGoods {
  kind: 'carton';
  slug: string;
  art: 'ripples' | 'folds' | 'waves' | 'sun' | 'iris';
  brand: string;
  name: string;
  count: string;
  /** Panel of figures, as on any box of lenses. */
  figures: readonly (readonly [label: string, value: string])[];
  colour: string;
  accent: string;
  size: readonly [width: number, height: number, depth: number];
  beside: 'blister' | 'lens';
}

export interface BottleGoods {
  kind: 'bottle';
  slug: string;
  shape: 'flip' | 'dropper' | 'spray';
  brand: string;
  name: string;
  volume: string;
  colour: string;
  accent: string;
  /** Diameter and height without cap. */
  size: readonly [diameter: number, height: number];
  beside?: 'lens-case' | 'peroxide-case';
}

export interface CaseGoods {
  kind: 'hard-case' | 'soft-case' | 'cloth' | 'cord' | 'chain';
  slug: string;
  colour: string;
  accent: string;
}

export interface PlainGoods {
  kind: 'lens-case' | 'screwdriver-kit';
  slug: string;
}

export interface CardGoods {
  kind: 'card';
  slug: string;
  title: string;
  note: string;
  icon: 'mark' | 'chart' | 'house' | 'lens' | 'drop' | 'screw' | 'ribbon';
  colour: string;
  ink: string;
  accent: string;
}

export type Goods = CartonGoods | BottleGoods | CaseGoods | PlainGoods | CardGoods;
