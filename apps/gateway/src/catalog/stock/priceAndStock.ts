import type { CountryCode } from '@lunette/country-config';
import type { Queries } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CountryPrice } from '../catalogue.ts';
import { isProductId } from '../product/productId.ts';

/** The current price and stock of a product; `quantity` is null for goods that never run out. */
export interface PriceAndStock {
  price: CountryPrice;
  quantity: number | null;
}

/** A row of a query for price and stock. */
export interface PriceAndStockRow extends CountryPrice {
  productId: number;
  quantity: number | null;
}

/** Prices and stock by product id. */
export function pricesAndStock(rows: readonly PriceAndStockRow[]): Map<number, PriceAndStock> {
  return new Map(
    rows.map(({ productId, quantity, market, selling, firstBuy }) => [
      productId,
      { price: { market, selling, firstBuy }, quantity },
    ]),
  );
}

const READ = `
  SELECT product_id AS "productId", market, selling, first_buy AS "firstBuy", quantity
  FROM product_price LEFT JOIN stock USING (product_id)
  WHERE country = $1 AND product_id = ANY($2::int[])`;

/** Reads the prices and the stock of the products of some lines. */
export async function readPricesAndStock(
  db: Queries,
  country: CountryCode,
  choices: readonly { productId: string }[],
): Promise<Map<number, PriceAndStock>> {
  const ids = [...new Set(choices.map(({ productId }) => Number(productId)))].filter(isProductId);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<PriceAndStockRow & Record<string, unknown>>(
    statement(READ, [country, ids]),
  );
  return pricesAndStock(rows);
}
