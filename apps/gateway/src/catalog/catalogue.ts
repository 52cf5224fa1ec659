import type { CountryCode } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { readCatalogueVersion } from './catalogueVersion.ts';
import { readPageSize } from './listing/pageSize.ts';
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
export interface CountryPrice {
  market: number;
  selling: number;
  firstBuy: number | null;
}

/** A product with all that a list shows of it. Its stock is as old as the catalogue; a sale asks the table. */
export interface CatalogProduct extends ProductRow {
  model: ModelRow;
  prices: Partial<Record<CountryCode, CountryPrice>>;
  inStock: boolean;
}

export interface Rating {
  average: number;
  count: number;
}

/** The goods as they were read a few seconds ago, with everything that lists and choices need. */
export interface Catalogue {
  /** In the order of the shop window. */
  products: CatalogProduct[];
  byId: Map<number, CatalogProduct>;
  /** Place of a product in `products`. */
  positions: Map<number, number>;
  byModel: Map<number, CatalogProduct[]>;
  ratings: Map<number, Rating>;
  /** What was launched on this day or later is new: the last month of launches. */
  newSince: string;
  /** Goods on a page of a listing, as the common configuration says (CATG-02). */
  pageSize: number;
  categories: CategoryRow[];
  packages: LensPackageRow[];
  coatings: Map<string, CoatingRow>;
  packageCoatings: (typeof packageCoating.$inferSelect)[];
  lensPrices: Partial<Record<CountryCode, Map<string, number>>>;
  powerRanges: (typeof powerRange.$inferSelect)[];
}

/** A catalogue and the mark of the tables that it was read from. */
interface Marked {
  catalogue: Catalogue;
  mark: string;
}

interface Kept {
  readAt: number;
  current: Promise<Marked>;
  next: Promise<Marked> | null;
}

/** Lists may be this old, in milliseconds. */
const FRESH_FOR = 15_000;
const NEW_FOR = 31 * 86_400_000;
const kept = new WeakMap<Queries, Kept>();

/**
 * The catalogue of a database. An old one is answered while it is looked whether the tables have changed, and the next one
 * read if they have; else it stays the very same, with all that was made from it.
 */
export async function catalogueOf(db: Queries): Promise<Catalogue> {
  const known = kept.get(db);
  if (!known) return (await keep(db, readCatalogue(db))).catalogue;
  const { readAt, current } = known;
  if (Date.now() - readAt > FRESH_FOR && !known.next) {
    known.next = current.then((marked) => renewed(db, marked));
    known.next.then(
      (marked) => void keep(db, Promise.resolve(marked)),
      () => {
        known.next = null;
      },
    );
  }
  return (await current).catalogue;
}

function keep(db: Queries, current: Promise<Marked>): Promise<Marked> {
  kept.set(db, { readAt: Date.now(), current, next: null });
  current.catch(() => kept.delete(db));
  return current;
}

async function renewed(db: Queries, last: Marked): Promise<Marked> {
  const mark = await readCatalogueVersion(db);
  return mark === last.mark ? last : readCatalogue(db);
}

/** Reads the tables as they stood at one moment, over one connection, so that orders keep the others. */
function readCatalogue(db: Queries): Promise<Marked> {
  return db.transaction(
    async (tx) => ({ mark: await readCatalogueVersion(tx), catalogue: await readTables(tx) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readTables(tx: Queries): Promise<Catalogue> {
  const models = await tx.select().from(model);
  const rows = await tx.select().from(product).orderBy(product.rank, product.id);
  const prices = await tx.select().from(productPrice);
  const pieces = await tx.select().from(stock);
  const ratings = await tx
    .select({
      modelId: review.modelId,
      average: sql<number>`round(avg(${review.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(review)
    .where(eq(review.status, 'published'))
    .groupBy(review.modelId);
  const categories = await tx.select().from(category).orderBy(category.id);
  const packages = await tx.select().from(lensPackage).orderBy(lensPackage.rank);
  const coatings = await tx.select().from(coating).orderBy(coating.rank);
  const packageCoatings = await tx.select().from(packageCoating);
  const lensPrices = await tx.select().from(lensPrice);
  const powerRanges = await tx.select().from(powerRange);
  const pageSize = await readPageSize(tx);
  const products = joinProducts(models, rows, prices, pieces);
  return {
    products,
    byId: new Map(products.map((one) => [one.id, one])),
    positions: new Map(products.map(({ id }, at) => [id, at])),
    byModel: Map.groupBy(products, ({ modelId }) => modelId),
    ratings: new Map(ratings.map(({ modelId, ...rating }) => [modelId, rating])),
    newSince: newSince(models),
    pageSize,
    categories,
    packages,
    coatings: new Map(coatings.map((one) => [one.id, one])),
    packageCoatings,
    lensPrices: byCountry(lensPrices),
    powerRanges,
  };
}

/** A month before the newest launch, so that there is always something new. */
function newSince(models: readonly ModelRow[]): string {
  const newest = Math.max(0, ...models.map(({ launchedOn }) => Date.parse(launchedOn)));
  return new Date(newest - NEW_FOR).toISOString().slice(0, 10);
}

function joinProducts(
  models: ModelRow[],
  rows: ProductRow[],
  prices: (typeof productPrice.$inferSelect)[],
  pieces: (typeof stock.$inferSelect)[],
): CatalogProduct[] {
  const modelOf = new Map(models.map((one) => [one.id, one]));
  const quantityOf = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]));
  const pricesOf = new Map<number, CatalogProduct['prices']>();
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
