import type { ShapeName } from './shape.ts';

export type RimType = 'full' | 'half' | 'rimless' | 'browline';
export type FrameMaterial = 'acetate' | 'bio-acetate' | 'stainless steel' | 'titanium' | 'acetate and metal';
export type BridgeStyle = 'keyhole' | 'saddle' | 'pads' | 'double';

/** One pair of spectacles as an optician and a designer would write it down. Lengths are millimetres. */
export interface FrameModel {
  shape: ShapeName;
  rim: RimType;
  material: FrameMaterial;
  bridgeStyle: BridgeStyle;
  lensWidth: number;
  lensHeight: number;
  /** Distance between lenses, the figure after the box in 47□21. */
  bridge: number;
  /** Temple length, hinge to tip along the side. */
  temple: number;
  /** The front's whole width between the outer faces of its end pieces. */
  frameWidth: number;
  /** Width of the rim seen from the front. */
  rimThickness: number;
  /** Thickness of the front, front to back. */
  depth: number;
  /** Dioptres of the lens's front curve; 4 for eyeglasses, 6 for wrapped sunglasses. */
  baseCurve: number;
  /** Degrees by which the front leans in towards the cheeks. */
  pantoscopicTilt: number;
  /** Hinge above the lens's middle, as a share of half the lens height. */
  hingeHeight: number;
  /** Upsweep of the end piece. */
  endLift: number;
  templeHeight: number;
  /** Share by which the rim is heavier at its top. */
  topWeight: number;
  /** Share by which the rim grows towards its upper outer corner. */
  brow: number;
  /** Radius of the front's outer edge. */
  bevel: number;
  /** Metal rivets on the front. */
  pins: boolean;
  /** How far corners are rounded against the shape's own; 1 is as drawn. */
  softness: number;
  /** Share by which the lens is wider at the top than in the middle. */
  flare: number;
  /** Share by which the outer side of the lens is lifted. */
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

type Given = Pick<FrameModel, 'shape' | 'lensWidth' | 'lensHeight' | 'bridge' | 'frameWidth'>;

/** A model from its boxing figures; everything else has an optician's usual value. */
export function frameModel(given: Given & Partial<FrameModel>): FrameModel {
  return { ...BASE, ...given };
}

/** True when rims or mounts are of metal wire rather than cut from acetate. */
export function isMetalFront(model: FrameModel): boolean {
  return model.rim === 'rimless' || model.material === 'stainless steel' || model.material === 'titanium';
}

/** The same design in another size: every length grows by `factor`, angles and shares stay. */
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
