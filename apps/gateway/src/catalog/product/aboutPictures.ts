import type { Picture } from '@lunette/catalog/contract';
import type { TextContext } from '../../platform/http/callContext.ts';
import type { CatalogProduct } from '../catalogue.ts';
import { productTranslation } from '../translations.ts';
import { turnedPictures, TURNED_SIZE } from './threeSixty.ts';

/** The turned pictures that show what the front does not, each with the name of its text. */
const VIEWS = [
  { turn: 5, view: 'temple' },
  { turn: 9, view: 'inside' },
] as const;

/** The pictures of the section about a product (PDP-02); only turned products have them. */
export function aboutPictures(product: CatalogProduct, context: TextContext): Picture[] {
  const turned = turnedPictures(product);
  return VIEWS.flatMap(({ turn, view }, at) => {
    const url = turned[turn];
    if (url === undefined) return [];
    const { name } = productTranslation(product, context);
    const alt = context.t(`catalog.picture.alt.${view}`, { name });
    return [{ url, alt, ...TURNED_SIZE, label: `Image_About_Product_${at + 1}` }];
  });
}
