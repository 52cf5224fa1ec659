import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../src/platform/database/database.ts';

/** The first six digits of the test cards of the sandbox's payment provider. */
export const testCards = { meridian: '424242', coastline: '400000' } as const;

const BANKS = {
  meridian: { en: 'Meridian Bank', ar: 'بنك ميريديان' },
  coastline: { en: 'Coastline Bank', ar: 'بنك كوستلاين' },
};

/** The most that a bank's offer takes off, and the least amount for it, in minor units, by country. */
const OFFERS: Record<CountryCode, { most: number; least: number }> = {
  IN: { most: 75_000, least: 150_000 },
  SG: { most: 1_500, least: 6_000 },
  AE: { most: 5_000, least: 20_000 },
  SA: { most: 5_000, least: 20_000 },
  US: { most: 1_500, least: 7_500 },
};

/** Inserts the offers of two invented banks, which give a discount on their cards in every country. */
export async function seedBankOffers(db: Queries): Promise<void> {
  for (const [country, { most, least }] of Object.entries(OFFERS)) {
    const id = (bank: keyof typeof BANKS) => `${bank}-${country.toLowerCase()}`;
    await db.execute(sql`
      INSERT INTO bank_offer (id, country, bank, percent, most, least, first_six, ends_on) VALUES
        (${id('meridian')}, ${country}, ${JSON.stringify(BANKS.meridian)}, 10, ${most}, ${least}, ARRAY[${testCards.meridian}],
          '2036-12-31'),
        (${id('coastline')}, ${country}, ${JSON.stringify(BANKS.coastline)}, 15, ${most * 2}, ${least * 2},
          ARRAY[${testCards.coastline}], NULL)`);
  }
}
