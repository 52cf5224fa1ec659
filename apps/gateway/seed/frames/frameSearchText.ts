import type { ModelRow, ProductRow } from '../goods/goods.ts';
import { searchWords, wordsFor } from '../words.ts';

const KINDS: Record<string, string> = {
  eyeframe: 'eyeglasses glasses frames spectacles specs نظارة نظارات طبية إطارات',
  sunglasses: 'sunglasses shades sun glasses نظارة نظارات شمسية',
};
const SHAPES: Record<string, string> = {
  round: 'circle circular',
  wayfarer: 'trapezoid',
  'cat-eye': 'cateye',
  aviator: 'pilot',
  hexagon: 'hexagonal geometric',
};
const MATERIALS: Record<string, string> = {
  'stainless-steel': 'metal wire',
  titanium: 'metal light',
  'acetate-metal': 'metal clubmaster',
};
const USES: Record<string, string> = { screen: 'computer blue cut', reading: 'readers' };

/** The search text of a frame: all words by which it can be found, in both languages. */
export function frameSearchText(model: ModelRow, product: Omit<ProductRow, 'searchText'>): string {
  const { en, ar } = model.text;
  return searchWords([
    en.name,
    product.text.en.variant,
    ...wordsFor('colour', product.colourFamily),
    ...wordsFor('shape', model.shape),
    ar.name,
    product.text.ar.variant,
    en.brand,
    ar.brand,
    KINDS[model.classification],
    SHAPES[model.shape ?? ''],
    MATERIALS[model.material ?? ''],
    USES[model.usage ?? ''],
    ...wordsFor('material', model.material),
    ...wordsFor('rim', model.rim),
    ...wordsFor('gender', model.gender),
    ...wordsFor('size', product.size),
    ...wordsFor('lens-kind', product.lensKind),
    ...(model.gender === 'kids' ? ['children boys girls child'] : []),
    ...(model.usage === 'everyday' ? [] : wordsFor('usage', model.usage)),
    product.sku,
    String(product.id),
  ]);
}
