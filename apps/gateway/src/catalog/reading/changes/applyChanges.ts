import type { Queries } from '../../../platform/database/database.ts';
import type { Catalogue } from '../../catalogue.ts';
import { applyProducts } from './applyProducts.ts';
import { readChanges, readVersion, type CatalogueChange } from './catalogueVersion.ts';
import { indexPriceAndStock } from '../productIndex.ts';
import { readCatalogue } from '../readCatalogue.ts';
import { readRatings } from '../readModels.ts';
import { parsePrices, readPriceAndStock } from '../readProducts.ts';
import { readRules } from '../readRules.ts';
import { timeSlices } from '../timeSlices.ts';

/** The effect of a change of each table. */
const EFFECTS = {
  model: 'models',
  product: 'products',
  product_price: 'prices',
  stock: 'prices',
  review: 'ratings',
  category: 'rules',
  lens_package: 'rules',
  coating: 'rules',
  package_coating: 'rules',
  lens_price: 'rules',
  power_range: 'rules',
  configuration: 'rules',
  // Pages are cached with the catalogue that fills them; a new version reads them again.
  page: 'nothing',
} as const;

/** The effects that are applied by the ids of products or models. */
const BY_ID: readonly Effect[] = ['models', 'products', 'prices', 'ratings'];

type Effect = (typeof EFFECTS)[keyof typeof EFFECTS] | 'everything';

/** The catalogue as its tables stand now: the same one where nothing has changed. */
export async function refreshedCatalogue(db: Queries, catalogue: Catalogue): Promise<Catalogue> {
  const { version } = await readVersion(db);
  if (version === catalogue.version) return catalogue;
  const applied = await db.transaction((tx) => applyChanges(tx, catalogue), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return applied ?? readCatalogue(db);
}

/** Applies the logged changes to the catalogue; null where they cannot be, so that it has to be read in full. */
async function applyChanges(tx: Queries, catalogue: Catalogue): Promise<Catalogue | null> {
  const { version, pruned } = await readVersion(tx);
  const changes = await readChanges(tx, catalogue.version);
  // A replica that took the place of another one may be behind what was read before.
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

/** Updates prices and stock of the products and their index, some at a time. */
async function applyPricesAndStock(
  tx: Queries,
  { byId, index }: Catalogue,
  ids: readonly number[],
): Promise<void> {
  const pause = timeSlices();
  for await (const rows of readPriceAndStock(tx, ids)) {
    for (const { id, prices, soldOut } of rows) {
      const one = byId.get(id);
      if (!one) continue;
      one.prices = prices === null ? {} : parsePrices(prices);
      one.inStock = soldOut !== true;
      indexPriceAndStock(index, one);
      await pause();
    }
  }
}
