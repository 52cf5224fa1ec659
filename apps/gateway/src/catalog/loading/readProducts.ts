import { COUNTRY_CODES, type CountryCode } from '@lunette/country-config';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Prices } from '../catalogue.ts';
import { product } from '../schema.ts';

/** The number of rows that are fetched at a time, which takes a few milliseconds. */
const PAGE = 500;

/** Columns that are read as text, so that equal values are parsed once. */
const AS_TEXT: Record<string, string> = {
  text: 'product.text::text',
  swatch: 'to_json(product.swatch)::text',
};

const COLUMNS = Object.entries(getTableColumns(product)).map(
  ([name, column]) => `${AS_TEXT[name] ?? `product.${column.name}`} AS "${name}"`,
);

/** The prices of a product as a text such as `IN 200000 150000 ,US 5000 4000 0`. */
const PRICES = `string_agg(concat_ws(' ', country, market, selling, first_buy), ',')`;

const PRODUCTS = `
  SELECT ${COLUMNS.join(', ')}, prices, quantity = 0 AS "soldOut"
  FROM product
  LEFT JOIN (SELECT product_id, ${PRICES} AS prices FROM product_price GROUP BY product_id) AS price
    ON price.product_id = product.id
  LEFT JOIN stock ON stock.product_id = product.id
  ORDER BY product.rank, product.id`;

const PRODUCTS_BY_ID = `
  SELECT ${COLUMNS.join(', ')}, quantity = 0 AS "soldOut",
    (SELECT ${PRICES} FROM product_price WHERE product_id = product.id) AS prices
  FROM product LEFT JOIN stock ON stock.product_id = product.id
  WHERE product.id = ANY($1::int[])`;

const PRICE_AND_STOCK = `
  SELECT product.id, quantity = 0 AS "soldOut",
    (SELECT ${PRICES} FROM product_price WHERE product_id = product.id) AS prices
  FROM product LEFT JOIN stock ON product_id = product.id
  WHERE product.id = ANY($1::int[])`;

/** The data of a product that changes often. */
export interface ReadPriceAndStock {
  id: number;
  prices: string | null;
  soldOut: boolean | null;
}

/** A product as it is read, with some columns still as text. */
export type ReadProduct = Omit<typeof product.$inferSelect, 'text' | 'swatch'> &
  ReadPriceAndStock & { text: string; swatch: string };

/** All products in the default order, page by page, as the tables were when the transaction began. */
export async function* readProducts(tx: Queries): AsyncGenerator<ReadProduct[]> {
  await tx.execute(sql.raw(`DECLARE products NO SCROLL CURSOR FOR ${PRODUCTS}`));
  for (;;) {
    const { rows } = await tx.execute<ReadProduct & Record<string, unknown>>(
      sql.raw(`FETCH ${PAGE} FROM products`),
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql.raw('CLOSE products'));
}

/** Some products by their ids. */
export async function readProductsById(tx: Queries, ids: readonly number[]): Promise<ReadProduct[]> {
  return (await tx.execute<ReadProduct & Record<string, unknown>>(statement(PRODUCTS_BY_ID, [ids]))).rows;
}

/** Prices and stock of some products, page by page. */
export async function* readPriceAndStock(
  tx: Queries,
  ids: readonly number[],
): AsyncGenerator<ReadPriceAndStock[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    yield (await tx.execute<ReadPriceAndStock & Record<string, unknown>>(statement(PRICE_AND_STOCK, [page])))
      .rows;
  }
}

/** Parses the text of `PRICES`; the countries are in the order of `COUNTRY_CODES`. */
export function parsePrices(text: string): Prices {
  const byCountry = new Map(
    text.split(',').map((entry) => {
      const [country = '', market, selling, firstBuy] = entry.split(' ');
      const price = {
        market: Number(market),
        selling: Number(selling),
        firstBuy: firstBuy === undefined ? null : Number(firstBuy),
      };
      return [country as CountryCode, price];
    }),
  );
  const prices: Prices = {};
  for (const country of COUNTRY_CODES) {
    const price = byCountry.get(country);
    if (price) prices[country] = price;
  }
  return prices;
}
