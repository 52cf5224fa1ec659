import type { CountryCode } from '@lunette/country-config';
import { agent } from '../../src/appointments/schema.ts';
import { store } from '../../src/stores/schema.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { insertAll } from '../insertAll.ts';
import type { Pair } from '../goods/packedGoods.ts';
import { AGENTS } from './agents.ts';
import { gulfStores } from './gulf.ts';
import { indianStores } from './india.ts';
import { overseasStores } from './overseas.ts';

/**
 * One of our stores: its place, its opening hours (hours of the day, such as 21.5), and how many visitors it can see at a
 * time.
 */
export interface SeedStore {
  code: string;
  country: CountryCode;
  name: Pair;
  street: Pair;
  city: Pair;
  postcode: string;
  at: readonly [latitude: number, longitude: number];
  open: readonly [from: number, to: number];
  chairs: number;
  isStudio: boolean;
  timeZone: string;
}

/** All stores. */
export const SEED_STORES: readonly SeedStore[] = [...indianStores, ...gulfStores, ...overseasStores];

/** Inserts our stores and the opticians who visit homes. */
export async function seedStores(db: Queries): Promise<void> {
  await insertAll(
    db,
    store,
    SEED_STORES.map(
      ({ code, country, name, street, city, postcode, at, open, chairs, isStudio, timeZone }, rank) => ({
        code,
        country,
        postcode,
        chairs,
        isStudio,
        timeZone,
        rank,
        latitude: at[0],
        longitude: at[1],
        opens: open[0] * 60,
        closes: open[1] * 60,
        text: {
          en: { name: name[0], street: street[0], city: city[0] },
          ar: { name: name[1], street: street[1], city: city[1] },
        },
      }),
    ),
  );
  await insertAll(
    db,
    agent,
    AGENTS.map(({ id, country, name, city, at, visits, rating, timeZone }) => ({
      id,
      country,
      visits,
      rating,
      timeZone,
      latitude: at[0],
      longitude: at[1],
      text: { en: { name: name[0], city: city[0] }, ar: { name: name[1], city: city[1] } },
    })),
  );
}
