import type { Language } from '@lunette/country-config';
import type { model, product, stock } from '../../src/catalog/schema.ts';
import type { PriceRow } from '../price.ts';

/** A row to insert into `model`. */
export type ModelRow = typeof model.$inferInsert;
/** A row to insert into `product`. */
export type ProductRow = typeof product.$inferInsert;
/** A row to insert into `stock`. */
export type StockRow = typeof stock.$inferInsert;

/** Rows of the four tables of products. */
export interface Goods {
  models: ModelRow[];
  products: ProductRow[];
  prices: PriceRow[];
  stock: StockRow[];
}

/** Joins the rows of several kinds of products. */
export function mergeGoods(...parts: Goods[]): Goods {
  return {
    models: parts.flatMap(({ models }) => models),
    products: parts.flatMap(({ products }) => products),
    prices: parts.flatMap(({ prices }) => prices),
    stock: parts.flatMap(({ stock }) => stock),
  };
}

/** Texts in both languages, as the tables store them. */
export function both<Words>(en: Words, ar: Words): Record<Language, Words> {
  return { en, ar };
}
