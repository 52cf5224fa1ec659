import type { CountryCode } from '@lunette/country-config';
import type { deliveryZone } from '../../src/catalog/schema.ts';
import { searchText } from '../../src/catalog/search/vocabulary/searchText.ts';
import { both } from '../goods/goods.ts';
import { EMIRATES, SAUDI_ARABIA } from './gulf.ts';
import { INDIA } from './india.ts';
import { SINGAPORE_SECTORS } from './singapore.ts';
import { UNITED_STATES } from './unitedStates.ts';
import type { CodeZone, NamedZone } from './zone.ts';

type ZoneRow = Omit<typeof deliveryZone.$inferInsert, 'id'>;
/** The number of postal codes in a sector of Singapore. */
const SECTOR = 10_000;

/** The zones of all countries to which we deliver. */
export function deliveryZones(): (typeof deliveryZone.$inferInsert)[] {
  const zones = [
    ...INDIA.map((zone) => byCode('IN', zone)),
    ...UNITED_STATES.map((zone) => byCode('US', zone)),
    ...singapore(),
    ...EMIRATES.map((zone) => byName('AE', zone)),
    ...SAUDI_ARABIA.map((zone) => byName('SA', zone)),
  ];
  return zones.map((zone, index) => ({ id: index + 1, ...zone }));
}

function byCode(
  country: CountryCode,
  { from, to, place, city, state, days, express, cash }: CodeZone,
): ZoneRow {
  const words = { place, city, state };
  return {
    country,
    fromCode: from,
    toCode: to,
    names: [],
    days,
    expressDays: express,
    cashOnDelivery: cash,
    text: both(words, words),
  };
}

function byName(
  country: CountryCode,
  { place, city, state, also = [], days, express, cash }: NamedZone,
): ZoneRow {
  const words = (language: 0 | 1) => ({
    place: place[language],
    city: city[language],
    state: state[language],
  });
  return {
    country,
    fromCode: null,
    toCode: null,
    names: [...new Set([...place, ...also].map(searchText))],
    days,
    expressDays: express,
    cashOnDelivery: cash,
    text: both(words(0), words(1)),
  };
}

function singapore(): ZoneRow[] {
  const row = (from: number, to: number, place: string, names: string[]): ZoneRow => {
    const words = { place, city: 'Singapore', state: '' };
    return {
      country: 'SG',
      fromCode: from,
      toCode: to,
      names: names.map(searchText),
      days: 2,
      expressDays: 1,
      cashOnDelivery: false,
      text: both(words, words),
    };
  };
  return [
    row(0, 0, 'Singapore', ['Singapore']),
    ...SINGAPORE_SECTORS.map(([from, to, places]) =>
      row(from * SECTOR, (to + 1) * SECTOR - 1, `Singapore, ${places[0] ?? ''}`, places),
    ),
  ];
}
