import type { FrameFinish } from '../finish/finish.ts';
import { type FrameModel, scaleModel } from '../model.ts';
import type { BoxingSize } from '../size.ts';

/** A product line of the store. */
export type Line = 'Lunette Studio' | 'Lunette Air' | 'Lunette Sun' | 'Lunette Kids' | 'Lunette Read';
/** The group of wearers that a frame is designed for. */
export type SuitedFor = 'women' | 'men' | 'unisex' | 'kids';

/** The colour families by which a listing filters. */
export const COLOUR_FAMILIES = [
  'black',
  'tortoise',
  'brown',
  'green',
  'red',
  'blue',
  'pink',
  'beige',
  'crystal',
  'silver',
  'gold',
  'grey',
] as const;
/** A colour family. */
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** One colourway of a model: its name and swatch for the shopper, and the finish that the studio renders. */
export interface Colour {
  slug: string;
  name: string;
  /** One CSS colour, or two for a tortoise or a fade. */
  swatch: string | readonly [first: string, second: string];
  family: ColourFamily;
  finish: FrameFinish;
}

/** One size of a model; its slug is its frame width in whole millimetres. */
export interface FrameSize extends BoxingSize {
  slug: string;
  lensHeight: number;
  frameWidth: number;
  /** Factor by which the model's own figures are scaled; pictures scale by exactly this factor. */
  scale: number;
}

/** A frame as the store sells it. */
export interface Product {
  slug: string;
  name: string;
  line: Line;
  kind: 'eyeframe' | 'sunglasses';
  collection: string;
  suitedFor: SuitedFor;
  /** The purpose of the lenses, if the frame is sold for one purpose. */
  use?: 'reading' | 'computer';
  weightGrams: number;
  description: string;
  model: FrameModel;
  colours: readonly Colour[];
  sizes: readonly FrameSize[];
}

/** The model in one of its sizes. */
export function modelInSize(product: Product, size: FrameSize): FrameModel {
  return size.scale === 1 ? product.model : scaleModel(product.model, size.scale);
}

/** Figures of the model when it is made `frameWidth` millimetres wide; temples have steps of five millimetres. */
export function sizeAt(model: FrameModel, frameWidth: number): FrameSize {
  const scale = frameWidth / model.frameWidth;
  return {
    slug: String(frameWidth),
    scale,
    frameWidth,
    lensWidth: Math.round(model.lensWidth * scale),
    lensHeight: Math.round(model.lensHeight * scale),
    bridge: Math.round(model.bridge * scale),
    temple: Math.min(150, Math.round((model.temple * scale) / 5) * 5),
  };
}
