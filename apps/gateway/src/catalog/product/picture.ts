import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@lunette/catalog/contract';
import type { TextContext } from '../../platform/http/callContext.ts';
import type { ModelRow, ProductRow } from '../catalogue.ts';
import { productTranslation } from '../translations.ts';
import { PACKAGE_FOLDER } from '../../platform/packageFolder.ts';

/** The side from which a picture shows a product. */
export type View = 'front' | 'threequarter';

const taken = new Map<string, boolean>();

/** The picture of a product from one side, in the size that lists and carts use (628x301). */
export function pictureOf(
  product: Pick<ProductRow, 'picture' | 'text'> & { model: Pick<ModelRow, 'text'> },
  view: View,
  context: TextContext,
): Picture {
  const { t } = context;
  return {
    url: pictureUrl(product, view),
    alt: t(`catalog.picture.alt.${view}`, { name: productTranslation(product, context).name }),
    width: 628,
    height: 301,
    label: t(`catalog.picture.${view}`),
  };
}

/** The URL of a picture, from the folder of its kind, the size, its name and its side. Empty if the file does not exist. */
export function pictureUrl({ picture }: Pick<ProductRow, 'picture'>, view: View): string {
  const [folder = '', name = ''] = picture.split('/');
  const url = `/media/${folder}/628x301/${name}-${view}.avif`;
  const known = taken.get(url) ?? existsSync(join(PACKAGE_FOLDER, url));
  taken.set(url, known);
  return known ? url : '';
}
