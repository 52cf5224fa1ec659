import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Feature flags, limits and texts, by key and audience: `*` is everybody, `ar` a language, `ar_ae` a locale. */
export const configuration = pgTable(
  'configuration',
  {
    key: text('key').notNull(),
    language: text('language').notNull(),
    value: jsonb('value').notNull(),
  },
  ({ key, language }) => [primaryKey({ columns: [key, language] })],
);
