import type { Recommendation, TypeAhead } from '@lunette/catalog/contract';
import { PRICE_NAME } from '@lunette/catalog/rules';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { cardOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue, type CatalogProduct } from '../catalogue.ts';
import { searchText } from './vocabulary/searchText.ts';
import { GroupedGoods } from '../listing/filtering/filterOptions.ts';
import { findGoods } from './findGoods.ts';
import { phrasesWith, type Phrase } from './searchPhrases.ts';
import { wordKey } from './vocabulary/wordKey.ts';

const MOST_PHRASES = 6;
const MOST_GOODS = 4;

/** The type-ahead of a text: texts that continue it, and the goods that fit it best. */
export async function readTypeAhead(text: string, context: AnswerContext): Promise<TypeAhead> {
  const catalogue = catalogueOf(context.catalogDb);
  const { order, goods, words } = findGoods(catalogue, text, context.country);
  const { styles, models } = new GroupedGoods(catalogue.index, goods).count();
  return {
    typeAhead: styles === 0 ? [] : textsFrom(catalogue, words, searchText(text), context),
    productRecommendations: bestStyles(catalogue, order).flatMap((product) =>
      entryOf(catalogue, product, context),
    ),
    totalCount: styles,
    modelCount: models,
  };
}

/** One product of each of the best styles. */
function bestStyles({ products }: Catalogue, order: Int32Array): CatalogProduct[] {
  const styles = new Map<string, CatalogProduct>();
  for (const at of order) {
    const product = products[at];
    if (product && !styles.has(product.style)) styles.set(product.style, product);
    if (styles.size === MOST_GOODS) break;
  }
  return [...styles.values()];
}

/** Texts with a word for each typed word, except the typed text itself; texts that begin with it are first. */
function textsFrom(
  catalogue: Catalogue,
  asked: readonly string[],
  typed: string,
  context: AnswerContext,
): string[] {
  const keys = asked.map(wordKey);
  const begin = keys.join(' ');
  const isFirst = ({ words }: Phrase) => words.join(' ').startsWith(begin);
  const phrases = phrasesWith(catalogue, keys, context).filter(({ text }) => searchText(text) !== typed);
  const first = mostCommon(phrases.filter(isFirst));
  const missing = MOST_PHRASES - first.length;
  const later = missing === 0 ? [] : mostCommon(phrases.filter((phrase) => !isFirst(phrase)));
  return [...first, ...later.slice(0, missing)].map(({ text }) => text);
}

/** The most common phrases; equally common ones are in alphabetical order. */
function mostCommon(phrases: readonly Phrase[]): Phrase[] {
  const most: Phrase[] = [];
  for (const phrase of phrases) {
    const place = most.findIndex(
      ({ count, text }) =>
        count < phrase.count || (count === phrase.count && text.localeCompare(phrase.text) > 0),
    );
    if (place >= 0) most.splice(place, 0, phrase);
    else most.push(phrase);
    if (most.length > MOST_PHRASES) most.pop();
  }
  return most;
}

function entryOf(catalogue: Catalogue, product: CatalogProduct, context: AnswerContext): Recommendation[] {
  const card = cardOf(catalogue, product, context);
  if (!card) return [];
  const { id, model_name: name, brand_name, color, url, prices, size, frameWidth, picture } = card;
  const charged = prices.filter((price) => price.name !== PRICE_NAME.market);
  return [
    {
      id,
      name,
      brand_name,
      color,
      size,
      frameWidth,
      image_url: picture.url,
      product_url: url,
      // The first price is the one that is shown (SRCH-01), so the charged price is before the market price.
      prices: [...charged, ...prices.filter((price) => !charged.includes(price))],
    },
  ];
}
