import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, close, migrateOn } = await databaseBefore('0030');

beforeAll(async () => {
  await pool.query(`
    INSERT INTO model (id, slug, classification, brand, text, launched_on, rank)
    VALUES (1, 'alder', 'eyeframe', 'Lunette', '{}', '2026-01-01', 1)`);
  for (const [title, text] of [
    ['Good', 'It says خفيف on the box, 132 mm.'],
    ['ممتاز', 'خفيفة ومريحة على الأنف. Alder 132'],
    ['👍', '5/5'],
  ])
    await pool.query(
      `INSERT INTO review (model_id, verified, rating, title, text, author, place, written_on)
       VALUES (1, true, 5, $1, $2, 'Sana', '', '2026-11-01')`,
      [title, text],
    );
  for (const [id, bank] of [
    ['meridian-sa', 'Meridian Bank'],
    ['own-sa', 'Own Bank'],
  ])
    await pool.query(
      `INSERT INTO bank_offer (id, country, bank, percent, most, least, first_six) VALUES ($1, 'SA', $2, 10, 1, 0, '{424242}')`,
      [id, bank],
    );
  await migrateOn();
});

afterAll(close);

test('reviews that were written before tell their language by their letters', async () => {
  const { rows } = await pool.query<{ language: string }>('SELECT language FROM review ORDER BY id');
  expect(rows.map(({ language }) => language)).toEqual(['en', 'ar', 'en']);
});

test('banks of before have a name in both languages', async () => {
  const { rows } = await pool.query<{ bank: object }>('SELECT bank FROM bank_offer ORDER BY id');
  expect(rows.map(({ bank }) => bank)).toEqual([
    { en: 'Meridian Bank', ar: 'بنك ميريديان' },
    { en: 'Own Bank', ar: 'Own Bank' },
  ]);
});
