import type { CountryCode } from '@lunette/country-config';
import { urlOf } from '../../catalog/listing/card.ts';
import type { Catalogue } from '../../catalog/catalogue.ts';
import { firstInBoth, hasBit } from '../../catalog/listing/filtering/bitSet.ts';
import { goodsOf } from '../../catalog/listing/category.ts';
import { HOME_TYPE } from './route.ts';

/** The public pages of a country's store: content, the categories that have products there, and the products. */
export function sitemapOf(catalogue: Catalogue, country: CountryCode): string[] {
  const { sold } = catalogue.index.countries[country];
  const categories = catalogue.categories.filter(
    (category) => firstInBoth(goodsOf(catalogue, category), sold) !== Infinity,
  );
  const paths = [
    ...HOME_TYPE,
    '/support',
    ...categories.map(({ path }) => path),
    ...catalogue.products.filter(({ at }) => hasBit(sold, at)).map(urlOf),
  ];
  return [...new Set(paths)];
}
