import { AIR } from './air.ts';
import { KIDS } from './kids.ts';
import type { Product } from './product.ts';
import { READ } from './read.ts';
import { STUDIO } from './studio.ts';
import { SUN } from './sun.ts';

export { COLOUR_FAMILIES, modelInSize } from './product.ts';
export type { Colour, ColourFamily, FrameSize, Line, Product, SuitedFor } from './product.ts';

/** Every frame the store sells, line by line. */
export const collection: readonly Product[] = [...STUDIO, ...AIR, ...READ, ...KIDS, ...SUN];

/** Name of a frame's picture without view and size: `alder-132-havana`. */
export function pictureSlug(product: { slug: string }, size: { slug: string }, colour: { slug: string }): string {
  return `${product.slug}-${size.slug}-${colour.slug}`;
}
