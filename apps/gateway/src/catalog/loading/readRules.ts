import type { Queries } from '../../platform/database/database.ts';
import type { Catalogue, CatalogueRules } from '../catalogue.ts';
import { readPageSize } from '../listing/pageSize.ts';
import {
  category,
  categoryBanner,
  coating,
  collection,
  lensPackage,
  lensPrice,
  lensSupply,
  packageCoating,
  powerRange,
} from '../schema.ts';

/** Reads the small tables of the catalogue. */
export async function readRules(tx: Queries): Promise<CatalogueRules> {
  const coatings = await tx.select().from(coating).orderBy(coating.rank);
  return {
    categories: await tx.select().from(category).orderBy(category.id),
    banners: await tx.select().from(categoryBanner).orderBy(categoryBanner.rank),
    collections: await tx.select().from(collection).orderBy(collection.rank),
    packages: await tx.select().from(lensPackage).orderBy(lensPackage.rank),
    coatings: new Map(coatings.map((row) => [row.id, row])),
    packageCoatings: await tx.select().from(packageCoating),
    lensPrices: byCountry(await tx.select().from(lensPrice)),
    lensSupplies: await tx.select().from(lensSupply).orderBy(lensSupply.months),
    powerRanges: await tx.select().from(powerRange),
    pageSize: await readPageSize(tx),
  };
}

function byCountry(rows: (typeof lensPrice.$inferSelect)[]): Catalogue['lensPrices'] {
  const prices: Catalogue['lensPrices'] = {};
  for (const { country, optionId, amount } of rows) (prices[country] ??= new Map()).set(optionId, amount);
  return prices;
}
