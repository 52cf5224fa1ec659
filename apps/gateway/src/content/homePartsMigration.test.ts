import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0065');

const visit = { type: 'visit', serviceId: 600201 };
const best = { type: 'products', id: 'best', categoryId: 2009 };
const other = { type: 'steps', id: 'steps' };

beforeAll(async () => {
  for (const [key, content] of Object.entries({
    home: { title: 'Home', sections: [other, best, visit] },
    sunglasses: { title: 'Sunglasses', sections: [best, { ...visit, productId: 200301 }] },
    'promo-empty': { title: 'Nothing', sections: [] },
    navigation: { offers: [], menu: [] },
  }))
    await insert('page', { key, language: 'en', content });
  await migrateOn();
});

test('HOME-05 HOME-07 existing pages get the picture of the visit and the categories, and keep the rest', async () => {
  const { rows } = await pool.query<{ key: string; content: object }>('SELECT key, content FROM page');
  expect(Object.fromEntries(rows.map(({ key, content }) => [key, content]))).toEqual({
    home: {
      title: 'Home',
      sections: [other, { ...best, catIds: ['2012', '2013', '2006'] }, { ...visit, productId: 102101 }],
    },
    sunglasses: { title: 'Sunglasses', sections: [best, { ...visit, productId: 200301 }] },
    'promo-empty': { title: 'Nothing', sections: [] },
    navigation: { offers: [], menu: [] },
  });
});
