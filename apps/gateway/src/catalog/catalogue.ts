import type { CountryCode, Language } from '@lunette/country-config';
import type { Queries } from '../platform/database/database.ts';
import type { ModelNames } from './search/searchPhrases.ts';
import type { ProductIndex } from './loading/productIndex.ts';
import type {
  category,
  categoryBanner,
  coating,
  collection,
  lensPackage,
  lensSupply,
  model,
  packageCoating,
  powerRange,
  product,
} from './schema.ts';

/** A row of the table `model`. */
export type ModelRow = typeof model.$inferSelect;
/** A row of the table `product` without its search text, which is only in the index of words. */
export type ProductRow = Omit<typeof product.$inferSelect, 'searchText'>;
/** A row of the table `category`. */
export type CategoryRow = typeof category.$inferSelect;
/** A row of the table `collection`. */
export type CollectionRow = typeof collection.$inferSelect;
/** A row of the table `category_banner`. */
export type CategoryBannerRow = typeof categoryBanner.$inferSelect;
/** A row of the table `lens_package`. */
export type LensPackageRow = typeof lensPackage.$inferSelect;
/** A row of the table `lens_supply`. */
export type LensSupplyRow = typeof lensSupply.$inferSelect;
/** A row of the table `coating`. */
export type CoatingRow = typeof coating.$inferSelect;

/** The prices of a product in one country, in minor units. */
export interface CountryPrice {
  market: number;
  selling: number;
  firstBuy: number | null;
}

/** The prices of a product by country; a country in which it is not sold is missing. */
export type Prices = Partial<Record<CountryCode, CountryPrice>>;

/** A product with all data that lists show. Orders read stock and price from the tables. */
export interface CatalogProduct extends ProductRow {
  /** Its position in `products`. */
  at: number;
  model: ModelRow;
  prices: Prices;
  inStock: boolean;
}

/** The average, with one decimal, and the number of the published reviews of a model. */
export interface Rating {
  average: number;
  count: number;
}

/** The small tables: categories with their banners, collections, lenses with their prices and powers, and the page size of listings. */
export interface CatalogueRules {
  categories: CategoryRow[];
  banners: CategoryBannerRow[];
  collections: CollectionRow[];
  packages: LensPackageRow[];
  coatings: Map<string, CoatingRow>;
  packageCoatings: (typeof packageCoating.$inferSelect)[];
  lensPrices: Partial<Record<CountryCode, Map<string, number>>>;
  /** The shortest first. */
  lensSupplies: LensSupplyRow[];
  powerRanges: (typeof powerRange.$inferSelect)[];
  /** The number of goods on a page of a listing, from the common configuration (CATG-02). */
  pageSize: number;
}

/**
 * The goods of a version of the catalogue, with all data for lists and choices. A new version is a new object, so that
 * everything cached for the old one is dropped with it; if only prices, stock and ratings change, it shares the products
 * and their index with the old one.
 */
export interface Catalogue extends CatalogueRules {
  version: number;
  /** In the default order of the store. */
  products: readonly CatalogProduct[];
  byId: ReadonlyMap<number, CatalogProduct>;
  byModel: ReadonlyMap<number, CatalogProduct[]>;
  ratings: Map<number, Rating>;
  index: ProductIndex;
  names: Record<Language, ModelNames>;
  /** Products that were launched on this day (`YYYY-MM-DD`) or later are new: a month before the newest launch. */
  newSince: string;
}

const current = new WeakMap<Queries, () => Catalogue>();

/** The catalogue that a gateway has in memory for a database. Throws an error if none was registered. */
export function catalogueOf(db: Queries): Catalogue {
  const read = current.get(db);
  if (!read) throw new Error('No catalogue is open for this database.');
  return read();
}

/** Registers the catalogue of a database for `catalogueOf`. */
export function provideCatalogue(db: Queries, read: () => Catalogue): void {
  current.set(db, read);
}
