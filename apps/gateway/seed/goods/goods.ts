import type { Language } from '@lunette/country-config';
import type { model, product, stock } from '../../src/catalog/schema.ts';
import type { PriceRow } from '../price.ts';

export type ModelRow = typeof model.$inferInsert;
export type ProductRow = typeof product.$inferInsert;
export type StockRow = typeof stock.$inferInsert;

/** Rows of the catalogue's four tables of goods. */
export interface Goods {
  models: ModelRow[];
  products: ProductRow[];
  prices: PriceRow[];
  stock: StockRow[];
}

/** Joins the rows of several kinds of goods. */
export function mergeGoods(...parts: Goods[]): Goods {
  return {
    models: parts.flatMap(({ models }) => models),
    products: parts.flatMap(({ products }) => products),
    prices: parts.flatMap(({ prices }) => prices),
    stock: parts.flatMap(({ stock }) => stock),
  };
}

/** Words in both languages, as the tables keep them. */
export function both<Words>(en: Words, ar: Words): Record<Language, Words> {
  return { en, ar };
}
