import type { CountryCode } from '@lunette/country-config';
import { urlOf } from '../../catalog/listing/card.ts';
import type { Catalogue } from '../../catalog/catalogue.ts';
import { goodsOf } from '../../catalog/listing/category.ts';
import { HOME_TYPE } from './route.ts';

/** The public pages of a country's store: content, the parts of the shop that have goods there, and the goods. */
export function sitemapOf(catalogue: Catalogue, country: CountryCode): string[] {
  const isSold = ({ prices }: Catalogue['products'][number]) => prices[country] !== undefined;
  const categories = catalogue.categories.filter((one) => goodsOf(catalogue, one).some(isSold));
  return [
    ...HOME_TYPE,
    '/support',
    ...categories.map(({ path }) => path),
    ...catalogue.products.filter(isSold).map(urlOf),
  ].filter((path, index, all) => all.indexOf(path) === index);
}
