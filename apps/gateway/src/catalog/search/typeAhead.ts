import type { Recommendation, TypeAhead } from '@lunette/catalog/contract';
import { PRICE_NAME } from '@lunette/catalog/rules';
import type { CallContext } from '../../platform/http/callContext.ts';
import { cardOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue, type CatalogProduct } from '../catalogue.ts';
import { searchText } from './vocabulary/searchText.ts';
import { findGoods } from './findGoods.ts';
import { phrasesOf } from './searchPhrases.ts';
import { wordKey } from './vocabulary/wordKey.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

const MOST_PHRASES = 6;
const MOST_GOODS = 4;

/** What may be meant by a text that is being typed: texts that go on from it, and the goods that fit it best. */
export async function readTypeAhead(text: string, reader: Reader): Promise<TypeAhead> {
  const catalogue = await catalogueOf(reader.catalogDb);
  const found = findGoods(catalogue, text, reader.country);
  const goods = stylesOf(found.goods);
  return {
    typeAhead: goods.length === 0 ? [] : textsFrom(catalogue, found.words, searchText(text), reader),
    productRecommendations: goods.slice(0, MOST_GOODS).flatMap((one) => entryOf(catalogue, one, reader)),
    totalCount: goods.length,
    modelCount: new Set(goods.map(({ modelId }) => modelId)).size,
  };
}

/** One product of each style, as listings show them. */
function stylesOf(goods: readonly CatalogProduct[]): CatalogProduct[] {
  const styles = new Map<string, CatalogProduct>();
  for (const one of goods) if (!styles.has(one.style)) styles.set(one.style, one);
  return [...styles.values()];
}

/** Texts with a word for each that was typed, but not what was typed itself; what begins with it comes first. */
function textsFrom(catalogue: Catalogue, asked: readonly string[], typed: string, reader: Reader): string[] {
  const keys = asked.map(wordKey);
  const begin = keys.join(' ');
  const fitting = phrasesOf(catalogue, reader).filter(({ words }) =>
    keys.every((part) => words.some((word) => word.startsWith(part))),
  );
  const [first, later] = [true, false].map((isFirst) =>
    fitting.filter(({ words }) => words.join(' ').startsWith(begin) === isFirst),
  );
  return [...(first ?? []), ...(later ?? [])]
    .filter(({ text }) => searchText(text) !== typed)
    .slice(0, MOST_PHRASES)
    .map(({ text }) => text);
}

function entryOf(catalogue: Catalogue, one: CatalogProduct, reader: Reader): Recommendation[] {
  const card = cardOf(catalogue, one, reader);
  if (!card) return [];
  const { id, model_name: name, brand_name, color, url, prices, size, frameWidth, picture } = card;
  const charged = prices.filter((price) => price.name !== PRICE_NAME.market);
  return [
    {
      ...{ id, name, brand_name, color, size, frameWidth },
      image_url: picture.url,
      product_url: url,
      // The first price is the one to show (SRCH-01): what one pays today comes before what it costs elsewhere.
      prices: [...charged, ...prices.filter((price) => !charged.includes(price))],
    },
  ];
}
