import type { CountryCode, Language } from '@lunette/country-config';
import type { Queries } from '../platform/database/database.ts';
import type { ModelNames } from './search/searchPhrases.ts';
import type { ProductIndex } from './reading/productIndex.ts';
import type { category, coating, lensPackage, model, packageCoating, powerRange, product } from './schema.ts';

export type ModelRow = typeof model.$inferSelect;
/** A product without the text that it is searched by, which the index of words holds. */
export type ProductRow = Omit<typeof product.$inferSelect, 'searchText'>;
export type CategoryRow = typeof category.$inferSelect;
export type LensPackageRow = typeof lensPackage.$inferSelect;
export type CoatingRow = typeof coating.$inferSelect;

/** Prices of a product in one country, in minor units. */
export interface CountryPrice {
  market: number;
  selling: number;
  firstBuy: number | null;
}

export type Prices = Partial<Record<CountryCode, CountryPrice>>;

/** A product with everything that lists show of it. Orders read its stock and price from the tables. */
export interface CatalogProduct extends ProductRow {
  /** Its position in `products`. */
  at: number;
  model: ModelRow;
  prices: Prices;
  inStock: boolean;
}

export interface Rating {
  average: number;
  count: number;
}

/** The small tables: lenses with their prices, the grouping of listings and the length of their pages. */
export interface CatalogueRules {
  categories: CategoryRow[];
  packages: LensPackageRow[];
  coatings: Map<string, CoatingRow>;
  packageCoatings: (typeof packageCoating.$inferSelect)[];
  lensPrices: Partial<Record<CountryCode, Map<string, number>>>;
  powerRanges: (typeof powerRange.$inferSelect)[];
  /** Goods on a page of a listing, as the common configuration says (CATG-02). */
  pageSize: number;
}

/**
 * The goods of a version of the catalogue, with everything that lists and choices need. A new version is a new object, so
 * that what is cached for it is dropped with it; new prices, stock and ratings share the products and their index.
 */
export interface Catalogue extends CatalogueRules {
  version: number;
  /** In the default order of the shop. */
  products: readonly CatalogProduct[];
  byId: ReadonlyMap<number, CatalogProduct>;
  byModel: ReadonlyMap<number, CatalogProduct[]>;
  ratings: Map<number, Rating>;
  index: ProductIndex;
  names: Record<Language, ModelNames>;
  /** Products that were launched on this day or later are new: those of the last month of launches. */
  newSince: string;
}

const current = new WeakMap<Queries, () => Catalogue>();

/** The catalogue that a gateway holds for a database, without waiting. */
export function catalogueOf(db: Queries): Catalogue {
  const read = current.get(db);
  if (!read) throw new Error('No catalogue is open for this database.');
  return read();
}

/** Registers the catalogue of a database. */
export function provideCatalogue(db: Queries, read: () => Catalogue): void {
  current.set(db, read);
}
