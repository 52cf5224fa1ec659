import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ThreeSixty } from '@lunette/catalog/contract';
import { collection, pictureSlug, TURNS, turnSlug } from '@lunette/frame-model/collection';
import { PACKAGE_FOLDER } from '../../platform/packageFolder.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { catalogueOf, type ProductRow } from '../catalogue.ts';
import type { AnswerContext } from '../../platform/http/callContext.ts';

/** The size of the turned pictures in pixels. */
export const TURNED_SIZE = { width: 800, height: 384 };

/** The folder of the turned pictures of each frame, by the name of its other pictures. */
const folders = new Map<string, string>();
for (const product of collection)
  for (const size of product.sizes)
    for (const colour of product.colours)
      folders.set(
        `frames/${pictureSlug(product, size, colour)}`,
        `/media/turned/${turnSlug(product, colour)}`,
      );

/** The pictures that were found in each folder. */
const found = new Map<string, readonly string[]>();

/** The URLs of the pictures of a turned product, in the order of the turn; empty if they do not exist. */
export function turnedPictures({ picture }: Pick<ProductRow, 'picture'>): readonly string[] {
  const folder = folders.get(picture);
  if (folder === undefined) return [];
  const pictures = found.get(folder) ?? readPictures(folder);
  found.set(folder, pictures);
  return pictures;
}

/** An incomplete turn counts as none. */
function readPictures(folder: string): readonly string[] {
  const path = join(PACKAGE_FOLDER, folder);
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  return files.length === TURNS ? files.map((file) => `${folder}/${file}`) : [];
}

/** Whether the product with an SKU has a 360-degree view, and its pictures (PDP-11). */
export function threeSixtyOf(
  sku: string,
  { catalogDb, country }: Pick<AnswerContext, 'catalogDb' | 'country'>,
): ThreeSixty {
  const product = catalogueOf(catalogDb).products.find((each) => each.sku === sku);
  if (!product?.prices[country]) throw refuse(404, 'product_not_found', 'catalog.not-found');
  const images = [...turnedPictures(product)];
  return { sku_id: sku, available: images.length > 0, images, ...TURNED_SIZE };
}
