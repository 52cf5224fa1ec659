import { COUNTRY_CODES, formatTime, type CountryCode } from '@lunette/country-config';
import { timeOfMinutes } from '@lunette/appointments/rules';
import { kilometres } from '../../src/place/whereIs.ts';
import type { StoredSection } from '../../src/content/page/pageContent.ts';
import type { Pair } from '../goods/packedGoods.ts';
import { SEED_STORES, type SeedStore } from '../stores/stores.ts';

type Stores = Extract<StoredSection, { type: 'visit' }>['stores'];

const SHOWN = 3;

/** The centre of each country's first city, from which the distance to a store is measured. */
const CENTRES: Record<CountryCode, { city: Pair; at: readonly [latitude: number, longitude: number] }> = {
  IN: { city: ['Pune', 'بونه'], at: [18.5204, 73.8567] },
  AE: { city: ['Dubai', 'دبي'], at: [25.2048, 55.2708] },
  SA: { city: ['Riyadh', 'الرياض'], at: [24.7136, 46.6753] },
  SG: { city: ['Singapore', 'سنغافورة'], at: [1.2966, 103.8485] },
  US: { city: ['New York', 'نيويورك'], at: [40.7306, -73.9866] },
};

const point = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });

function shown(
  { country, name, street, city, open, at }: SeedStore,
  language: 0 | 1,
): Stores[CountryCode][number] {
  const till = formatTime(timeOfMinutes(open[1] * 60), language === 1 ? 'ar' : 'en', country);
  return {
    name: name[language],
    address: [street[language], city[language]].join(language === 1 ? '، ' : ', '),
    hours: [`open till ${till}`, `مفتوح حتى ${till}`][language] ?? till,
    distanceKm: Math.round(kilometres(point(CENTRES[country].at), point(at)) * 10) / 10,
  };
}

function ofLanguage(language: 0 | 1): Stores {
  const entries = COUNTRY_CODES.map((code) => {
    const stores = SEED_STORES.filter(({ country }) => country === code).map((one) => shown(one, language));
    return [code, stores.sort((a, b) => a.distanceKm - b.distanceKm).slice(0, SHOWN)] as const;
  });
  return Object.fromEntries(entries) as Stores;
}

/** The stores nearest to the centre of each country's first city, with their distance from it; English and Arabic. */
export const STORES: readonly [en: Stores, ar: Stores] = [ofLanguage(0), ofLanguage(1)];

const citiesIn = (language: 0 | 1) =>
  Object.fromEntries(COUNTRY_CODES.map((code) => [code, CENTRES[code].city[language]])) as Record<
    CountryCode,
    string
  >;

/** The city from whose centre the distances of `STORES` are measured; English and Arabic. */
export const STORES_FROM = [citiesIn(0), citiesIn(1)] as const;
