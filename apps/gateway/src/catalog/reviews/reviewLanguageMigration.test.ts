import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0030');

beforeAll(async () => {
  await insert('model', {
    id: 1,
    slug: 'alder',
    classification: 'eyeframe',
    brand: 'Lunette',
    text: {},
    launched_on: '2026-01-01',
    rank: 1,
  });
  for (const [title, text] of [
    ['Good', 'It says خفيف on the box, 132 mm.'],
    ['ممتاز', 'خفيفة ومريحة على الأنف. Alder 132'],
    ['👍', '5/5'],
  ])
    await insert('review', {
      model_id: 1,
      verified: true,
      rating: 5,
      title,
      text,
      author: 'Sana',
      place: '',
      written_on: '2026-11-01',
    });
  for (const [id, bank] of [
    ['meridian-sa', 'Meridian Bank'],
    ['own-sa', 'Own Bank'],
  ])
    await insert('bank_offer', {
      id,
      country: 'SA',
      bank,
      percent: 10,
      most: 1,
      least: 0,
      first_six: ['424242'],
    });
  await migrateOn();
});

test('existing reviews get their language from their letters', async () => {
  const { rows } = await pool.query<{ language: string }>('SELECT language FROM review ORDER BY id');
  expect(rows.map(({ language }) => language)).toEqual(['en', 'ar', 'en']);
});

test('existing banks get a name in both languages', async () => {
  const { rows } = await pool.query<{ bank: object }>('SELECT bank FROM bank_offer ORDER BY id');
  expect(rows.map(({ bank }) => bank)).toEqual([
    { en: 'Meridian Bank', ar: 'بنك ميريديان' },
    { en: 'Own Bank', ar: 'Own Bank' },
  ]);
});
