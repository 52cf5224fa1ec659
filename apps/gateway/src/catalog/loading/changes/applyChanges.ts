import type { Queries } from '../../../platform/database/database.ts';
import { snapshot } from '../../../platform/database/snapshot.ts';
import type { Catalogue } from '../../catalogue.ts';
import { applyProducts } from './applyProducts.ts';
import { readChanges, readVersion, type CatalogueChange } from './catalogueVersion.ts';
import { indexPriceAndStock } from '../productIndex.ts';
import { readCatalogue } from '../readCatalogue.ts';
import { readRatings } from '../readModels.ts';
import { parsePrices, readPriceAndStock } from '../readProducts.ts';
import { readRules } from '../readRules.ts';
import { timeSlices } from '../timeSlices.ts';

/** What a change of each table affects. */
const EFFECTS = {
  model: 'models',
  product: 'products',
  product_price: 'prices',
  stock: 'prices',
  review: 'ratings',
  category: 'rules',
  category_banner: 'rules',
  collection: 'rules',
  lens_package: 'rules',
  coating: 'rules',
  package_coating: 'rules',
  lens_price: 'rules',
  lens_supply: 'rules',
  power_range: 'rules',
  configuration: 'rules',
  // Pages are cached for a version of the catalogue, so a new version reads them again.
  page: 'nothing',
} as const;

/** The effects that are applied for single products or models. */
const BY_ID: readonly Effect[] = ['models', 'products', 'prices', 'ratings'];

type Effect = (typeof EFFECTS)[keyof typeof EFFECTS] | 'everything';

/** The catalogue with the current content of its tables; the same object if nothing has changed. */
export async function refreshedCatalogue(db: Queries, catalogue: Catalogue): Promise<Catalogue> {
  const { version } = await readVersion(db);
  if (version === catalogue.version) return catalogue;
  const applied = await snapshot(db, (tx) => applyChanges(tx, catalogue));
  return applied ?? readCatalogue(db);
}

/** Applies the logged changes to the catalogue. Null if that is not possible and the catalogue must be read in full. */
async function applyChanges(tx: Queries, catalogue: Catalogue): Promise<Catalogue | null> {
  const { version, pruned } = await readVersion(tx);
  const changes = await readChanges(tx, catalogue.version);
  // After a change of the replica the new one may be behind the version that was read.
  if (version < catalogue.version || pruned > catalogue.version) return null;
  const effects = new Set(changes.map(effectOf));
  if (effects.has('everything')) return null;
  const isOfProducts = effects.has('products') || effects.has('models');
  const products = isOfProducts
    ? await applyProducts(tx, catalogue, idsOf(changes, 'products'), idsOf(changes, 'models'))
    : {};
  if (!products) return null;
  if (effects.has('prices')) await applyPricesAndStock(tx, catalogue, idsOf(changes, 'prices'));
  if (effects.has('ratings')) await readRatings(tx, idsOf(changes, 'ratings'), catalogue.ratings);
  return { ...catalogue, ...products, ...(effects.has('rules') && (await readRules(tx))), version };
}

function effectOf({ table, ids }: CatalogueChange): Effect {
  const effect = table in EFFECTS ? EFFECTS[table as keyof typeof EFFECTS] : 'everything';
  return ids === null && BY_ID.includes(effect) ? 'everything' : effect;
}

function idsOf(changes: readonly CatalogueChange[], effect: Effect): number[] {
  return [...new Set(changes.flatMap((change) => (effectOf(change) === effect ? (change.ids ?? []) : [])))];
}

/** Updates prices and stock of the products and their index, in slices of time. */
async function applyPricesAndStock(
  tx: Queries,
  { byId, index }: Catalogue,
  ids: readonly number[],
): Promise<void> {
  const pause = timeSlices();
  for await (const rows of readPriceAndStock(tx, ids)) {
    for (const { id, prices, soldOut } of rows) {
      const product = byId.get(id);
      if (!product) continue;
      product.prices = prices === null ? {} : parsePrices(prices);
      product.inStock = soldOut !== true;
      indexPriceAndStock(index, product);
      await pause();
    }
  }
}
