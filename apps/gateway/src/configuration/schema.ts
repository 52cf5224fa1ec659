import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Feature flags and limits, by key and language; `*` is every language. */
export const configuration = pgTable(
  'configuration',
  {
    key: text('key').notNull(),
    language: text('language').notNull(),
    value: jsonb('value').notNull(),
  },
  ({ key, language }) => [primaryKey({ columns: [key, language] })],
);
