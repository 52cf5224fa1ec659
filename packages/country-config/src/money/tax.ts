import type { CountryCode } from '../country/country.ts';
import { sellerOf } from './seller.ts';

/** The kinds of goods that tax law distinguishes. */
export type TaxedGoods =
  | 'frame'
  | 'corrective_glasses'
  | 'plain_glasses'
  | 'sunglasses'
  | 'contact_lens'
  | 'solution'
  | 'accessory'
  | 'service'
  | 'membership';

/**
 * Codes of goods by the Harmonised System, as in India's Customs Tariff Act 1975, and of services by the scheme of
 * Notification 11/2017-Central Tax (Rate).
 */
const HSN: Record<TaxedGoods, string> = {
  frame: '9003',
  corrective_glasses: '900490',
  plain_glasses: '900490',
  sunglasses: '900410',
  contact_lens: '900130',
  solution: '330790',
  accessory: '4202',
  service: '999319',
  membership: '999599',
};

/** The HSN code of goods, or the SAC of a service, for papers. */
export function hsnOf(goods: TaxedGoods): string {
  return HSN[goods];
}

/** Parts into which a rate is divided by the place of supply. */
export type TaxPart = 'CGST' | 'SGST' | 'IGST';

interface Rates {
  /** The first day of the rates, in the country's time zone. */
  since: string;
  standard: number;
  /** The rate of the goods in REDUCED, if it differs. */
  reduced?: number;
}

/**
 * India taxes frames (9003), lenses and contact lenses (9001) and corrective spectacles (9004) at the reduced rate, and
 * "spectacles, other than corrective" (9004), cases, solutions and services at the standard one: Schedules I and II of
 * Notification 9/2025-Central Tax (Rate), G.S.R. 641(E) of 17 September 2025, before that Schedules II and III of
 * Notification 1/2017-Central Tax (Rate), G.S.R. 673(E); services by Notification 11/2017-Central Tax (Rate).
 */
const REDUCED: readonly TaxedGoods[] = ['frame', 'corrective_glasses', 'contact_lens'];

/** Rates that are included in prices, from newest to oldest. */
const RATES: Record<Exclude<CountryCode, 'US'>, readonly Rates[]> = {
  IN: [
    { since: '2025-09-22', standard: 18, reduced: 5 },
    { since: '2017-07-01', standard: 18, reduced: 12 },
  ],
  // Goods and Services Tax Act 1993, section 16, as amended by the Goods and Services Tax (Amendment) Act 2022.
  SG: [
    { since: '2024-01-01', standard: 9 },
    { since: '2023-01-01', standard: 8 },
  ],
  // Federal Decree-Law 8 of 2017 on Value Added Tax, article 3.
  AE: [{ since: '2018-01-01', standard: 5 }],
  // Royal Order A/638 of 1441 AH raised the rate of the VAT Law (Royal Decree M/113 of 1438 AH), article 2.
  SA: [
    { since: '2020-07-01', standard: 15 },
    { since: '2018-01-01', standard: 5 },
  ],
};

/**
 * The percent of tax included in the price of goods that are sold on a day (`YYYY-MM-DD`). 0 in the United States,
 * which adds tax by place (`salesTaxAt`).
 */
export function taxPercentOf(country: CountryCode, goods: TaxedGoods, day: string): number {
  if (country === 'US') return 0;
  const rates = RATES[country].find(({ since }) => since <= day);
  if (!rates) return 0;
  return rates.reduced !== undefined && REDUCED.includes(goods) ? rates.reduced : rates.standard;
}

/**
 * The parts into which India divides the tax on goods that are sent to a state: half for the centre and half for the
 * seller's state, or one part for another state (Integrated Goods and Services Tax Act 2017, sections 7, 8 and 10).
 * Empty in other countries, and while the state is unknown.
 */
export function taxPartsTo(country: CountryCode, state: string | undefined): TaxPart[] {
  if (country !== 'IN' || !state) return [];
  return state === sellerOf(country).state ? ['CGST', 'SGST'] : ['IGST'];
}
