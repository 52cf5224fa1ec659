/** A carton of contact lenses, its label and the object beside it. Sizes in millimetres. */
export interface CartonGoods {
  kind: 'carton';
  slug: string;
  art: 'ripples' | 'folds' | 'waves' | 'sun' | 'iris';
  brand: string;
  name: string;
  count: string;
  /** The figures in the panel, as on any box of lenses. */
  figures: readonly (readonly [label: string, value: string])[];
  colour: string;
  accent: string;
  size: readonly [width: number, height: number, depth: number];
  beside: 'blister' | 'lens';
}

/** A bottle of solution or spray, with its label and the case beside it. Sizes in millimetres. */
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

/** A case, cloth, cord or chain for glasses. */
export interface CaseGoods {
  kind: 'hard-case' | 'soft-case' | 'cloth' | 'cord' | 'chain';
  slug: string;
  colour: string;
  accent: string;
}

/** Goods without variants. */
export interface PlainGoods {
  kind: 'lens-case' | 'screwdriver-kit';
  slug: string;
}

/** A printed card for a service, a membership or a voucher. */
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

/** Goods that are not frames. */
export type Goods = CartonGoods | BottleGoods | CaseGoods | PlainGoods | CardGoods;
