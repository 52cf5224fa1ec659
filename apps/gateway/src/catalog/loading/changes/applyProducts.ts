import { inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { Catalogue, CatalogProduct, ModelRow } from '../../catalogue.ts';
import { filterOptions } from '../../listing/filtering/filterOptions.ts';
import { model } from '../../schema.ts';
import { addModelName, removeModelName } from '../../search/searchPhrases.ts';
import { changeWords } from '../../search/vocabulary/changeWords.ts';
import { indexAttributes, unindexAttributes } from '../productIndex.ts';
import { productOf } from '../productOf.ts';
import { readProductsById } from '../readProducts.ts';
import { SharedValues } from '../sharedValues.ts';
import { timeSlices } from '../timeSlices.ts';

/** The maximum number of products or models that are changed one by one. */
const MOST = 200;

/**
 * Applies changed rows of products and models to the catalogue. Null if there are too many, or if the list of products
 * itself has changed: one was added or removed, or has another rank, style, model or launch day.
 */
export async function applyProducts(
  tx: Queries,
  catalogue: Catalogue,
  productIds: readonly number[],
  modelIds: readonly number[],
): Promise<Partial<Catalogue> | null> {
  const { byId, byModel, index, names } = catalogue;
  const siblings = modelIds.flatMap((id) => byModel.get(id) ?? []);
  const ids = [...new Set([...productIds, ...siblings.map(({ id }) => id)])];
  if (ids.length > MOST || modelIds.length > MOST) return null;
  const models = new Map((await readModelsById(tx, modelIds)).map((row) => [row.id, row]));
  const shared = new SharedValues();
  const changed: { product: CatalogProduct; row: Partial<CatalogProduct>; text: string }[] = [];
  for (const { searchText, ...row } of await readProductsById(tx, ids)) {
    const product = byId.get(row.id);
    const itsModel = models.get(row.modelId) ?? product?.model;
    if (!product || !itsModel) return null;
    const now = productOf(row, product.at, itsModel, shared);
    if (!standsAsBefore(product, now)) return null;
    changed.push({ product, row: now, text: searchText });
  }
  if (changed.length < ids.length) return null;
  const pause = timeSlices();
  for (const [id, row] of models) {
    const before = byModel.get(id)?.[0]?.model;
    if (before) renameModel(names, before, row);
  }
  for (const { product, row } of changed) {
    unindexAttributes(index, product);
    Object.assign(product, row);
    indexAttributes(index, product);
  }
  const words = await changeWords(
    index.words,
    new Map(changed.map(({ product, text }) => [product.at, text])),
    pause,
  );
  return {
    // New arrays with the same elements, so that results that are cached for the old arrays are computed again.
    products: [...catalogue.products],
    packages: [...catalogue.packages],
    index: { ...index, words, options: await filterOptions(index, index.attributes, pause) },
  };
}

function readModelsById(tx: Queries, ids: readonly number[]): Promise<ModelRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(model)
        .where(inArray(model.id, [...ids]));
}

function standsAsBefore(before: CatalogProduct, now: CatalogProduct): boolean {
  return (
    before.rank === now.rank &&
    before.style === now.style &&
    before.modelId === now.modelId &&
    before.model.launchedOn === now.model.launchedOn
  );
}

function renameModel(names: Catalogue['names'], before: ModelRow, now: ModelRow): void {
  for (const language of ['en', 'ar'] as const) {
    removeModelName(names[language], before.text[language].name, before.id);
    addModelName(names[language], now.text[language].name, now.id);
  }
}
