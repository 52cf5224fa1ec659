import type { CountryCode } from '@lunette/country-config';
import { both, type Goods, type ModelRow, type ProductRow } from './goods.ts';
import { pricesOf } from '../price.ts';
import { piecesOf } from '../stock.ts';
import { searchWords, wordsFor } from '../words.ts';

/** A text in English and Arabic. */
export type Pair = readonly [en: string, ar: string];

/** One pack of a line, which becomes a product; prices in rupees. */
export interface Pack {
  slug: string;
  /** The name of the picture, where it differs from the slug. */
  picture?: string;
  variant: Pair;
  selling: number;
  market: number;
  colour?: string;
  swatch?: string[];
  packSize?: number;
}

/** A line of products that differ in their pack; it becomes a model. */
export interface Line {
  slug: string;
  name: Pair;
  brand: Pair;
  description: Pair;
  usage?: string;
  lensKind?: string;
  material?: string;
  measures?: Record<string, number>;
  launchedOn?: string;
  jit?: boolean;
  /** The countries where it is sold; all of them if it is not set. */
  soldIn?: readonly CountryCode[];
  packs: readonly Pack[];
}

/** The properties that all lines of one kind share. */
export interface Assortment {
  classification: ModelRow['classification'];
  firstNumber: number;
  /** The beginning of the SKU, which tells the kind of product (PDP-14). */
  skuPrefix: string;
  /** Words with which shoppers search for such products. */
  words: string;
  powerTypes?: ModelRow['powerTypes'];
  /** The rank of the first line in listings. */
  firstRank: number;
  neverRunsOut?: boolean;
}

/** The rows of products in packs, bottles and pieces: all products that are not frames. */
export function packedGoods(assortment: Assortment, lines: readonly Line[]): Goods {
  const goods: Goods = { models: [], products: [], prices: [], stock: [] };
  lines.forEach((line, at) => {
    const model = modelRow(assortment, line, at);
    goods.models.push(model);
    line.packs.forEach((pack, index) => {
      const row = productRow(assortment, line, model, pack, index);
      goods.products.push(row);
      const prices = pricesOf(row.id, pack.selling, pack.market);
      goods.prices.push(...prices.filter(({ country }) => line.soldIn?.includes(country) ?? true));
      goods.stock.push({
        productId: row.id,
        quantity: assortment.neverRunsOut || line.jit ? null : piecesOf(row.id),
      });
    });
  });
  return goods;
}

const slugOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

function modelRow(assortment: Assortment, line: Line, at: number): ModelRow {
  const words = (language: 0 | 1) => ({
    name: line.name[language],
    brand: line.brand[language],
    description: line.description[language],
  });
  return {
    id: assortment.firstNumber + at,
    slug: line.slug,
    classification: assortment.classification,
    brand: slugOf(line.brand[0]),
    collection: null,
    gender: null,
    shape: null,
    rim: null,
    material: line.material ?? null,
    weightGrams: null,
    usage: line.usage ?? null,
    powerTypes: assortment.powerTypes ?? [],
    measures: line.measures ?? {},
    text: both(words(0), words(1)),
    launchedOn: line.launchedOn ?? '2025-09-02',
    rank: assortment.firstRank + at,
  };
}

function productRow(
  assortment: Assortment,
  line: Line,
  model: ModelRow,
  pack: Pack,
  index: number,
): ProductRow {
  const id = model.id * 100 + index + 1;
  return {
    id,
    modelId: model.id,
    sku: `${assortment.skuPrefix}-${pack.slug}`,
    slug: pack.slug,
    style: pack.slug,
    picture: `goods/${pack.picture ?? pack.slug}`,
    colour: pack.colour ?? (pack.swatch ? pack.slug : null),
    colourFamily: null,
    lensKind: line.lensKind ?? null,
    swatch: pack.swatch ?? [],
    packSize: pack.packSize ?? null,
    jit: line.jit ?? false,
    text: both(
      { variant: pack.variant[0], fullName: line.name[0] },
      { variant: pack.variant[1], fullName: line.name[1] },
    ),
    // Each line in its usual pack is listed first, then its larger packs.
    rank: index * 1000 + model.rank * 4,
    searchText: searchWords([
      ...line.name,
      ...pack.variant,
      ...line.brand,
      assortment.words,
      ...wordsFor('usage', line.usage),
      ...wordsFor('lens-kind', line.lensKind),
      ...wordsFor('material', line.material),
      pack.slug,
      String(id),
    ]),
  };
}
