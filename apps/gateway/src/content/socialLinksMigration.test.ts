import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../platform/testing/databaseBefore.ts';

const { pool, insert, migrateOn } = await databaseBefore('0025');

const social = [
  { network: 'instagram', label: 'Photos', url: 'https://photos.example/lunette' },
  { network: 'facebook', label: 'Community', url: 'https://community.example/lunette' },
  { network: 'youtube', label: 'Films', url: 'https://films.example/lunette' },
  { network: 'own', label: 'Our own', url: 'https://own.example' },
];

beforeAll(async () => {
  for (const [language, content] of [
    ['en', { offers: [], footer: { social, apps: [] } }],
    ['ar', { offers: [], footer: { social: [], apps: [] } }],
  ])
    await insert('page', { key: 'navigation', language, content });
  await migrateOn();
});

test('FOOT-01 existing social links lead to pages of the store, and other links stay', async () => {
  const { rows } = await pool.query<{ content: object }>('SELECT content FROM page ORDER BY language DESC');
  expect(rows.map(({ content }) => content)).toEqual([
    {
      offers: [],
      footer: {
        social: [
          { network: 'instagram', label: 'Photos', url: '/shop-instagram' },
          { network: 'facebook', label: 'Community', url: '/reviews' },
          { network: 'youtube', label: 'Questions and answers', url: '/support' },
          social[3],
        ],
        apps: [],
      },
    },
    { offers: [], footer: { social: [], apps: [] } },
  ]);
});
