import type { Category, SearchQuery } from '@lunette/catalog/contract';
import type { z } from 'zod';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { cardOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue } from '../catalogue.ts';
import { listingOf } from '../listing/listing.ts';
import { intersect, positionsIn, union } from '../listing/filtering/bitSet.ts';
import { styleCards } from '../listing/styleCards.ts';
import { countModels, findGoods, type FoundGoods } from './findGoods.ts';
import { notesOf } from './notes.ts';

const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const;
/** The maximum number of suggested searches, and of nearest goods if nothing was found. */
const MOST_TRIES = 4;
const MOST_NEAREST = 8;
const FRAMES = ['eyeframe', 'sunglasses'];

/** A page of search results, sorted by relevance unless the query has another order (CATG-08). */
export async function readSearch(
  q: string,
  { order, ...query }: z.output<typeof SearchQuery>,
  context: AnswerContext,
): Promise<Category> {
  const catalogue = catalogueOf(context.catalogDb);
  const found = findGoods(catalogue, q, context.country);
  const asked = { query: { ...query, sort: order }, defaultSort: found.sort ?? 'relevance', sorts: SORTS };
  const listing = listingOf(catalogue, found, asked, context);
  const title = context.t('catalog.search.title', { text: q });
  const url = `/search?q=${encodeURIComponent(q)}`;
  return {
    id: 'search',
    url,
    title,
    description:
      found.match === 'some'
        ? context.t('catalog.search.nearest')
        : context.t('catalog.search.description', { count: listing.unfilteredModelCount ?? 0 }),
    categoryType: 'search',
    cat_img_link: null,
    category_power_urls: [],
    breadcrumb: [
      { label: context.t('catalog.home'), url: '/' },
      { label: title, url },
    ],
    seoTitle: title,
    seoDescription: title,
    seoMetaCanonical: url,
    ...listing,
    search: {
      match: found.match,
      notes: notesOf(found, context),
      tries: attemptsOf(catalogue, found, context),
      nearest: found.match === 'none' ? nearestOf(catalogue, context) : [],
    },
  };
}

/** Suggested searches if no goods fit all terms: without one term each, else with one term alone. */
function attemptsOf(
  catalogue: Catalogue,
  { match, terms }: FoundGoods,
  { country }: AnswerContext,
): { text: string; modelCount: number }[] {
  if (match !== 'some' || terms.length < 2) return [];
  const finding = (parts: (typeof terms)[]) =>
    parts
      .map((part) => ({
        text: part.map(({ text }) => text).join(' '),
        modelCount: countModels(catalogue, part, country),
      }))
      .filter(({ modelCount }) => modelCount > 0);
  const without = finding(terms.map((left) => terms.filter((term) => term !== left)));
  const tries = without.length > 0 ? without : finding(terms.map((term) => [term]));
  return tries.slice(0, MOST_TRIES);
}

/** The bestsellers, one colour of each model. */
function nearestOf(catalogue: Catalogue, context: AnswerContext) {
  const { attributes, countries, size } = catalogue.index;
  const frames = FRAMES.flatMap((kind) => attributes.classification.get(kind) ?? []);
  const goods = intersect(union(size, frames), countries[context.country].sold);
  const cards = [...styleCards(catalogue, positionsIn(goods))].flatMap((at) => catalogue.products[at] ?? []);
  const ofModel = new Map(cards.toReversed().map((product) => [product.modelId, product]));
  return [...ofModel.values()]
    .sort((a, b) => a.model.rank - b.model.rank)
    .slice(0, MOST_NEAREST)
    .flatMap((product) => cardOf(catalogue, product, context) ?? []);
}
