import type { Queries } from '../../platform/database/database.ts';
import { snapshot } from '../../platform/database/snapshot.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Catalogue, CatalogProduct, ModelRow, Rating } from '../catalogue.ts';
import { addModelName, type ModelName } from '../search/searchPhrases.ts';
import { readVersion } from './changes/catalogueVersion.ts';
import { ProductIndexBuilder } from './productIndex.ts';
import { readModels, readRatings } from './readModels.ts';
import { productOf } from './productOf.ts';
import { readProducts } from './readProducts.ts';
import { readRules } from './readRules.ts';
import { SharedValues } from './sharedValues.ts';
import { timeSlices } from './timeSlices.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const NEW_FOR = 31 * DAY_MS;

/** Reads the whole catalogue as its tables are at one moment, in slices of time between which calls are answered. */
export function readCatalogue(db: Queries): Promise<Catalogue> {
  return snapshot(db, readTables);
}

async function readTables(tx: Queries): Promise<Catalogue> {
  const pause = timeSlices();
  const shared = new SharedValues();
  const { version } = await readVersion(tx);
  const rules = await readRules(tx);
  const models = new Map<number, ModelRow>();
  const ratings = new Map<number, Rating>();
  const names = { en: new Map<string, ModelName>(), ar: new Map<string, ModelName>() };
  for await (const rows of readModels(tx)) {
    for (const row of rows) {
      models.set(row.id, sharedModel(row, shared));
      addModelName(names.en, row.text.en.name, row.id);
      addModelName(names.ar, row.text.ar.name, row.id);
    }
    await readRatings(
      tx,
      rows.map(({ id }) => id),
      ratings,
    );
    await pause();
  }
  const products: CatalogProduct[] = [];
  const byId = new Map<number, CatalogProduct>();
  const byModel = new Map<number, CatalogProduct[]>();
  const builder = new ProductIndexBuilder(await countProducts(tx));
  for await (const rows of readProducts(tx)) {
    for (const { searchText, ...row } of rows) {
      const model = models.get(row.modelId);
      if (!model) continue;
      const product = productOf(row, products.length, model, shared);
      products.push(product);
      byId.set(product.id, product);
      const siblings = byModel.get(product.modelId);
      if (siblings) siblings.push(product);
      else byModel.set(product.modelId, [product]);
      builder.add(product, searchText);
      await pause();
    }
  }
  const index = await builder.build(pause);
  return { ...rules, version, products, byId, byModel, ratings, index, names, newSince: newSince(models) };
}

async function countProducts(tx: Queries): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    statement('SELECT count(*)::int AS count FROM product'),
  );
  return rows[0]?.count ?? 0;
}

/** A month before the newest launch, so that some goods are always new. */
function newSince(models: ReadonlyMap<number, ModelRow>): string {
  let newest = 0;
  for (const { launchedOn } of models.values()) newest = Math.max(newest, Date.parse(launchedOn));
  return new Date(newest - NEW_FOR).toISOString().slice(0, 10);
}

function sharedModel(row: ModelRow, shared: SharedValues): ModelRow {
  return {
    ...row,
    brand: shared.string(row.brand),
    collection: shared.string(row.collection),
    gender: shared.string(row.gender),
    shape: shared.string(row.shape),
    rim: shared.string(row.rim),
    material: shared.string(row.material),
    usage: shared.string(row.usage),
    launchedOn: shared.string(row.launchedOn),
    powerTypes: shared.parsed(JSON.stringify(row.powerTypes), () => row.powerTypes),
    measures: shared.parsed(JSON.stringify(row.measures), () => row.measures),
  };
}
