import { AIR } from './air.ts';
import { KIDS } from './kids.ts';
import type { Product } from './product.ts';
import { READ } from './read.ts';
import { STUDIO_ANGULAR } from './studio-angular.ts';
import { STUDIO_ROUNDED } from './studio-rounded.ts';
import { SUN_LASTING } from './sun-lasting.ts';
import { SUN_METAL } from './sun-metal.ts';
import { SUN_SEASON } from './sun-season.ts';

export { modelInSize } from './product.ts';
export type { Colour, ColourFamily, FrameSize, Line, Product, SuitedFor } from './product.ts';

/** All frames of the store, in the order of the lines. */
export const collection: readonly Product[] = [
  ...STUDIO_ROUNDED,
  ...STUDIO_ANGULAR,
  ...AIR,
  ...READ,
  ...KIDS,
  ...SUN_LASTING,
  ...SUN_SEASON,
  ...SUN_METAL,
];

/** Name of a frame's picture without view and size: `alder-132-havana`. */
export function pictureSlug(
  product: { slug: string },
  size: { slug: string },
  colour: { slug: string },
): string {
  return `${product.slug}-${size.slug}-${colour.slug}`;
}

/** Name of the folder with the pictures of a turned frame, which all its sizes share: `alder-havana`. */
export function turnSlug(product: { slug: string }, colour: { slug: string }): string {
  return `${product.slug}-${colour.slug}`;
}

/** The number of pictures of a frame that is turned once, in equal steps. */
export const TURNS = 24;
