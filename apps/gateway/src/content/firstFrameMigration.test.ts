import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { testDatabase } from '../platform/testing/testDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const { pool, close } = await testDatabase(2, 'template1');
const before = mkdtempSync(join(tmpdir(), 'lunette-migrations-'));

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
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < '0021'))
    copyFileSync(join(MIGRATIONS, name), join(before, name));
  await migrate(pool, before);
  for (const [key, content] of Object.entries(PAGES))
    await pool.query(`INSERT INTO page (key, language, content) VALUES ($1, 'en', $2)`, [key, content]);
  await migrate(pool);
});

afterAll(async () => {
  await close();
  rmSync(before, { recursive: true });
});

test('PDP-07 pages that were stored before say the first frame only where a country has it', async () => {
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
