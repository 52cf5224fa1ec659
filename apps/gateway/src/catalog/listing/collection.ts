import { collectionContract, type CollectionItem } from '@lunette/catalog/contract';
import type { CountryCode } from '@lunette/country-config';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { cachedAnswer, type CachedAnswer } from '../../platform/http/caching/cachedAnswer.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { cachedAnswerFor } from '../cachedAnswers.ts';
import { catalogueOf, type Catalogue, type CollectionRow } from '../catalogue.ts';
import { pictureOf } from '../product/picture.ts';
import type { CollectionItemRow } from '../schema.ts';
import { translationIn } from '../translations.ts';
import { cardOf } from './card.ts';
import { goodsOf } from './category.ts';
import { firstCards } from './categoryRow.ts';
import { firstInBoth } from './filtering/bitSet.ts';

/** A collection by its slug. */
export function findCollection({ collections }: Catalogue, slug: string): CollectionRow | undefined {
  return collections.find((each) => each.slug === slug);
}

/** The address of a collection's page. */
export function urlOfCollection({ slug }: CollectionRow): string {
  return `/collection/${slug}`;
}

/** Whether any goods of a collection are sold in a country. */
export function isSold(catalogue: Catalogue, { items }: CollectionRow, country: CountryCode): boolean {
  const { sold } = catalogue.index.countries[country];
  return items.some((item) =>
    item.type === 'products'
      ? firstInBoth(goodsOf(catalogue, item), sold) !== Infinity
      : catalogue.byId.get(item.productId)?.prices[country] !== undefined,
  );
}

/** A collection with the goods of its items (HOME-08). An unknown one is refused with 404. */
export async function collectionAnswer(slug: string, context: AnswerContext): Promise<CachedAnswer> {
  const catalogue = catalogueOf(context.catalogDb);
  const found = findCollection(catalogue, slug);
  if (!found) throw refuse(404, 'collection_not_found', 'catalog.collection-not-found');
  const { title, description, seoTitle } = translationIn(found.text, context);
  const url = urlOfCollection(found);
  return cachedAnswerFor(catalogue, `collection ${slug} ${context.country} ${context.language}`, async () =>
    cachedAnswer(collectionContract.getCollection, {
      slug,
      colUrl: url,
      title,
      description,
      breadcrumb: [
        { label: context.t('catalog.home'), url: '/' },
        { label: title, url },
      ],
      seoTitle,
      seoDescription: description,
      seoMetaCanonical: url,
      items: found.items.flatMap((item) => fillItem(catalogue, item, context) ?? []),
    }),
  );
}

/** A stored item with its goods; null if none of them can be bought in the country. */
function fillItem(
  catalogue: Catalogue,
  item: CollectionItemRow,
  context: AnswerContext,
): CollectionItem | null {
  const { action: label, ...texts } = translationIn(item.text, context);
  const words = { id: item.id, ...texts };
  if (item.type === 'products') {
    const products = firstCards(catalogue, item, item.limit, context);
    const action = { label, url: item.url };
    return products.length > 0 ? { ...words, type: 'products', action, products } : null;
  }
  const product = catalogue.byId.get(item.productId);
  const card = product && cardOf(catalogue, product, context);
  if (!product || !card) return null;
  const action = { label, url: item.url ?? card.url };
  const picture = pictureOf(product, item.view, context);
  return { ...words, type: 'picture', action, picture, product: card };
}
