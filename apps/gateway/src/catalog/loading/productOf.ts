import type { CatalogProduct, ModelRow } from '../catalogue.ts';
import { parsePrices, type ReadProduct } from './readProducts.ts';
import type { SharedValues } from './sharedValues.ts';

/** A product of the catalogue, from its row. */
export function productOf(
  { soldOut, prices, ...row }: Omit<ReadProduct, 'searchText'>,
  at: number,
  model: ModelRow,
  shared: SharedValues,
): CatalogProduct {
  return {
    ...row,
    style: shared.string(row.style),
    picture: shared.string(row.picture),
    size: shared.string(row.size),
    colour: shared.string(row.colour),
    colourFamily: shared.string(row.colourFamily),
    lensKind: shared.string(row.lensKind),
    swatch: shared.parsed(row.swatch, (text) => JSON.parse(text) as string[]),
    text: shared.parsed(row.text, (text) => JSON.parse(text) as CatalogProduct['text']),
    at,
    model,
    prices: prices === null ? {} : shared.parsed(prices, parsePrices),
    inStock: soldOut !== true,
  };
}
