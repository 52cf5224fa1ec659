import type { CountryCode } from '@lunette/country-config';
import { urlOf } from '../../catalog/listing/card.ts';
import type { Catalogue } from '../../catalog/catalogue.ts';
import { firstInBoth, hasBit } from '../../catalog/listing/filtering/bitSet.ts';
import { goodsOf } from '../../catalog/listing/category.ts';
import { isSold, urlOfCollection } from '../../catalog/listing/collection.ts';
import { HOME_TYPE } from './route.ts';

/** The public pages of a country's store: content, the categories and collections that have products there, and the products. */
export function sitemapOf(catalogue: Catalogue, country: CountryCode): string[] {
  const { sold } = catalogue.index.countries[country];
  const categories = catalogue.categories.filter(
    (category) => firstInBoth(goodsOf(catalogue, category), sold) !== Infinity,
  );
  const paths = [
    ...HOME_TYPE,
    '/support',
    ...categories.map(({ path }) => path),
    ...catalogue.collections.filter((each) => isSold(catalogue, each, country)).map(urlOfCollection),
    ...catalogue.products.filter(({ at }) => hasBit(sold, at)).map(urlOf),
  ];
  return [...new Set(paths)];
}
