import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0021');

const PAGES = {
  navigation: { offers: [{ title: 'First frame free', forNew: true }, { title: 'free shipping' }], menu: [] },
  'promo-first-frame': {
    sections: [
      { text: 'Choose one of five simple frames as a new member of Lunette Gold. You pay for the lenses.' },
    ],
  },
  home: {
    description:
      'The width of your face. First frame free, up to 50% off, free shipping, cash on delivery, 14 days return.',
  },
};

beforeAll(async () => {
  for (const [key, content] of Object.entries(PAGES)) await insert('page', { key, language: 'en', content });
  await migrateOn();
});

test('PDP-07 existing pages mention the first frame only where a country has it', async () => {
  const { rows } = await pool.query<{ key: string; content: object }>('SELECT key, content FROM page');
  const stored = Object.fromEntries(rows.map(({ key, content }) => [key, content]));
  expect(stored['navigation']).toEqual({
    offers: [{ title: 'First frame free', forNew: true, needs: 'first-frame' }, { title: 'free shipping' }],
    menu: [],
  });
  expect(stored['promo-first-frame']).toEqual({
    needs: 'first-frame',
    sections: [
      {
        text: 'Sign in, and choose one of five simple frames for your first order. You pay for the lenses, from ₹1,000.',
      },
    ],
  });
  expect(stored['home']).toEqual({ description: 'The width of your face: {offers}.' });
});
