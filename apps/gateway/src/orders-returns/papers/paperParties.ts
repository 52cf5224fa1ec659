import {
  addressLine,
  countryName,
  countryOf,
  formatMoney,
  fromMinor,
  intlLocale,
  sellerOf,
  type CountryCode,
  type Language,
} from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import type { PaperData } from './drawPaper.ts';

/** The seller as it is printed on a paper. */
export function paperSeller(country: CountryCode, language: Language, t: Translate): PaperData['seller'] {
  const { name, address, taxNumber } = sellerOf(country);
  // Saudi law requires the seller's name in Arabic, also on a paper in another language.
  const inArabic = country === 'SA' && language === 'en';
  return {
    brand: t('papers.brand'),
    name: inArabic ? `${name.en} · ${name.ar}` : name[language],
    address: address[language],
    number: taxNumber || null,
    numberLabel: t('papers.tax-number', { country }),
  };
}

/** The buyer with the delivery address, under a heading. */
export function paperBuyer({ address }: Order, language: Language, label: string): PaperData['buyer'] {
  const { firstName, lastName, country, ...place } = address;
  return {
    label,
    name: `${firstName} ${lastName}`.trim(),
    lines: [addressLine({ ...place, country }, language), countryName(country, language)],
  };
}

/** The date of a time, with its year, in the time zone of a country. */
export function paperDate(at: Date, country: CountryCode, language: Language): string {
  const { timeZone } = countryOf(country);
  const format = new Intl.DateTimeFormat(intlLocale(language, country), { dateStyle: 'long', timeZone });
  return format.format(at);
}

/** The function that formats amounts of an order, given in minor units. */
export function paperMoney({ currencyCode }: Pick<Order, 'currencyCode'>): (minor: number) => string {
  return (minor) => formatMoney(fromMinor(minor, currencyCode));
}
