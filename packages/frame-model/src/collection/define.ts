import { frameModel } from '../model.ts';
import type { Product } from './product.ts';
import { sizeAt } from './product.ts';

type ModelInput = Parameters<typeof frameModel>[0];

/**
 * A row of the collection: the product with its model's own figures, and the width in millimetres of its other size if
 * it has one.
 */
export interface Row extends Omit<Product, 'model' | 'sizes' | 'slug'> {
  model: ModelInput;
  otherWidth?: number;
}

/**
 * Completes a row: the slug from the name, the model with the usual values, the sizes from the widths, the narrow one
 * first.
 */
export function define({ model: input, otherWidth, ...row }: Row): Product {
  const model = frameModel(input);
  const widths = otherWidth ? [model.frameWidth, otherWidth] : [model.frameWidth];
  return {
    ...row,
    slug: row.name.toLowerCase(),
    model,
    sizes: widths.sort((a, b) => a - b).map((width) => sizeAt(model, width)),
  };
}
