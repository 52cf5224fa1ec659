import type { FilterId } from '@lunette/catalog/contract';
import type { CatalogProduct } from '../catalogue.ts';

/** The attributes by which goods are filtered and found, each with a function that returns a product's values. */
export const ATTRIBUTES = {
  classification: ({ model }) => [model.classification],
  gender: ({ model }) => [model.gender],
  shape: ({ model }) => [model.shape],
  rim: ({ model }) => [model.rim],
  material: ({ model }) => [model.material],
  usage: ({ model }) => [model.usage],
  brand: ({ model }) => [model.brand],
  collection: ({ model }) => [model.collection],
  powerType: ({ model }) => model.powerTypes,
  colour: ({ colourFamily }) => [colourFamily],
  size: ({ size }) => [size],
  lensKind: ({ lensKind }) => [lensKind],
} satisfies Record<string, (product: CatalogProduct) => readonly (string | null)[]>;

/** The name of an attribute. */
export type Attribute = keyof typeof ATTRIBUTES;

/** The attribute of each filter; prices are not here, because they depend on the country. */
export const FILTER_ATTRIBUTES: Record<Exclude<FilterId, 'price'>, Attribute> = {
  frame_shape: 'shape',
  frame_colour: 'colour',
  frame_size: 'size',
  material: 'material',
  rim: 'rim',
  gender: 'gender',
  brand: 'brand',
  usage: 'usage',
  lens_kind: 'lensKind',
};
