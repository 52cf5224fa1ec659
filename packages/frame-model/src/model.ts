import type { ShapeName } from './shape.ts';

/** How the rim holds the lens. */
export type RimType = 'full' | 'half' | 'rimless' | 'browline';
/** The material of a frame. */
export type FrameMaterial = 'acetate' | 'bio-acetate' | 'stainless steel' | 'titanium' | 'acetate and metal';
/** The form of the bridge. */
export type BridgeStyle = 'keyhole' | 'saddle' | 'pads' | 'double';

/** One frame, described with the figures of opticians and designers. Lengths are millimetres. */
export interface FrameModel {
  shape: ShapeName;
  rim: RimType;
  material: FrameMaterial;
  bridgeStyle: BridgeStyle;
  lensWidth: number;
  lensHeight: number;
  /** Distance between the lenses, the number after the box in 47□21. */
  bridge: number;
  /** Temple length, from the hinge to the tip along the side. */
  temple: number;
  /** The whole width of the front, between the outer faces of its end pieces. */
  frameWidth: number;
  /** Width of the rim seen from the front. */
  rimThickness: number;
  /** Thickness of the front, front to back. */
  depth: number;
  /** Dioptres of the lens's front curve; 4 for eyeglasses, 6 for wrapped sunglasses. */
  baseCurve: number;
  /** Degrees by which the front leans in towards the cheeks. */
  pantoscopicTilt: number;
  /** Height of the hinge above the middle of the lens, as a fraction of half the lens height. */
  hingeHeight: number;
  /** Height by which the end piece rises outwards. */
  endLift: number;
  templeHeight: number;
  /** Fraction by which the rim is thicker at its top. */
  topWeight: number;
  /** Fraction by which the rim grows towards its upper outer corner. */
  brow: number;
  /** Radius of the front's outer edge. */
  bevel: number;
  /** Metal rivets on the front. */
  pins: boolean;
  /** Factor by which corners are rounded, relative to the shape's own rounding; 1 is unchanged. */
  softness: number;
  /** Fraction by which the lens is wider at the top than in the middle. */
  flare: number;
  /** Fraction by which the outer side of the lens is lifted. */
  sweep: number;
}

const BASE: Omit<FrameModel, 'shape' | 'lensWidth' | 'lensHeight' | 'bridge' | 'frameWidth'> = {
  rim: 'full',
  material: 'acetate',
  bridgeStyle: 'saddle',
  temple: 145,
  rimThickness: 4,
  depth: 4,
  baseCurve: 4,
  pantoscopicTilt: 7,
  hingeHeight: 0.5,
  endLift: 0,
  templeHeight: 8,
  topWeight: 0.22,
  brow: 0,
  bevel: 1.15,
  pins: false,
  softness: 1,
  flare: 0,
  sweep: 0,
};

type RequiredMeasures = Pick<FrameModel, 'shape' | 'lensWidth' | 'lensHeight' | 'bridge' | 'frameWidth'>;

/** Makes a model from its boxing figures; all other figures have an optician's usual values. */
export function frameModel(given: RequiredMeasures & Partial<FrameModel>): FrameModel {
  return { ...BASE, ...given };
}

/** Whether rims or mounts are made of metal wire and not cut from acetate. */
export function isMetalFront(model: FrameModel): boolean {
  return model.rim === 'rimless' || model.material === 'stainless steel' || model.material === 'titanium';
}

/** The same design in another size: every length is multiplied by `factor`, angles and fractions stay. */
export function scaleModel(model: FrameModel, factor: number): FrameModel {
  const scaled = (length: number): number => length * factor;
  return {
    ...model,
    lensWidth: scaled(model.lensWidth),
    lensHeight: scaled(model.lensHeight),
    bridge: scaled(model.bridge),
    temple: scaled(model.temple),
    frameWidth: scaled(model.frameWidth),
    rimThickness: scaled(model.rimThickness),
    depth: scaled(model.depth),
    endLift: scaled(model.endLift),
    templeHeight: scaled(model.templeHeight),
    bevel: scaled(model.bevel),
  };
}
