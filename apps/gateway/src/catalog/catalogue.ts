import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import {
  category,
  coating,
  lensPackage,
  lensPrice,
  model,
  packageCoating,
  powerRange,
  product,
  productPrice,
  review,
  stock,
} from './schema.ts';

export type ModelRow = typeof model.$inferSelect;
export type ProductRow = typeof product.$inferSelect;
export type CategoryRow = typeof category.$inferSelect;
export type LensPackageRow = typeof lensPackage.$inferSelect;
export type CoatingRow = typeof coating.$inferSelect;

/** Prices of a product in one country, in minor units. */
export interface ShelfPrice {
  market: number;
  selling: number;
  firstBuy: number | null;
}

/** A product with all that a list shows of it. Its stock is as old as the catalogue; a sale asks the table. */
export interface ShelfProduct extends ProductRow {
  model: ModelRow;
  prices: Partial<Record<CountryCode, ShelfPrice>>;
  inStock: boolean;
}

export interface Rating {
  average: number;
  count: number;
}

/** The goods as they were read a few seconds ago, with everything that lists and choices need. */
export interface Catalogue {
  /** In the order of the shop window. */
  products: ShelfProduct[];
  byId: Map<number, ShelfProduct>;
  byModel: Map<number, ShelfProduct[]>;
  ratings: Map<number, Rating>;
  categories: CategoryRow[];
  packages: LensPackageRow[];
  coatings: Map<string, CoatingRow>;
  packageCoatings: (typeof packageCoating.$inferSelect)[];
  lensPrices: Partial<Record<CountryCode, Map<string, number>>>;
  powerRanges: (typeof powerRange.$inferSelect)[];
}

interface Kept {
  readAt: number;
  current: Promise<Catalogue>;
  next: Promise<Catalogue> | null;
}

/** Lists may be this old, in milliseconds. */
const FRESH_FOR = 15_000;
const kept = new WeakMap<Queries, Kept>();

/** The catalogue of a database. An old one is answered while the next is being read. */
export function catalogueOf(db: Queries): Promise<Catalogue> {
  const known = kept.get(db);
  if (!known) return keep(db, readCatalogue(db));
  if (Date.now() - known.readAt > FRESH_FOR && !known.next) {
    known.next = readCatalogue(db);
    known.next.then(
      (catalogue) => void keep(db, Promise.resolve(catalogue)),
      () => {
        known.next = null;
      },
    );
  }
  return known.current;
}

function keep(db: Queries, current: Promise<Catalogue>): Promise<Catalogue> {
  kept.set(db, { readAt: Date.now(), current, next: null });
  current.catch(() => kept.delete(db));
  return current;
}

async function readCatalogue(db: Queries): Promise<Catalogue> {
  const [
    models,
    rows,
    prices,
    pieces,
    ratings,
    categories,
    packages,
    coatings,
    packageCoatings,
    lensPrices,
    powerRanges,
  ] = await Promise.all([
    db.select().from(model),
    db.select().from(product).orderBy(product.rank, product.id),
    db.select().from(productPrice),
    db.select().from(stock),
    db
      .select({
        modelId: review.modelId,
        average: sql<number>`round(avg(${review.rating}), 1)::float8`,
        count: sql<number>`count(*)::int`,
      })
      .from(review)
      .groupBy(review.modelId),
    db.select().from(category).orderBy(category.id),
    db.select().from(lensPackage).orderBy(lensPackage.rank),
    db.select().from(coating).orderBy(coating.rank),
    db.select().from(packageCoating),
    db.select().from(lensPrice),
    db.select().from(powerRange),
  ]);
  const products = shelve(models, rows, prices, pieces);
  return {
    products,
    byId: new Map(products.map((one) => [one.id, one])),
    byModel: Map.groupBy(products, ({ modelId }) => modelId),
    ratings: new Map(ratings.map(({ modelId, ...rating }) => [modelId, rating])),
    categories,
    packages,
    coatings: new Map(coatings.map((one) => [one.id, one])),
    packageCoatings,
    lensPrices: byCountry(lensPrices),
    powerRanges,
  };
}

function shelve(
  models: ModelRow[],
  rows: ProductRow[],
  prices: (typeof productPrice.$inferSelect)[],
  pieces: (typeof stock.$inferSelect)[],
): ShelfProduct[] {
  const modelOf = new Map(models.map((one) => [one.id, one]));
  const quantityOf = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]));
  const pricesOf = new Map<number, ShelfProduct['prices']>();
  for (const { productId, country, market, selling, firstBuy } of prices) {
    const known = pricesOf.get(productId) ?? {};
    known[country] = { market, selling, firstBuy };
    pricesOf.set(productId, known);
  }
  return rows.flatMap((row) => {
    const itsModel = modelOf.get(row.modelId);
    if (!itsModel) return [];
    return [
      { ...row, model: itsModel, prices: pricesOf.get(row.id) ?? {}, inStock: quantityOf.get(row.id) !== 0 },
    ];
  });
}

function byCountry(rows: (typeof lensPrice.$inferSelect)[]): Catalogue['lensPrices'] {
  const prices: Catalogue['lensPrices'] = {};
  for (const { country, optionId, amount } of rows) (prices[country] ??= new Map()).set(optionId, amount);
  return prices;
}
