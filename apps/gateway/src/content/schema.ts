import type { Language } from '@lunette/country-config';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageContent } from './page/pageContent.ts';

/** Home-type pages and the navigation, one row for each language. */
export const page = pgTable('page', {
  key: text('key').notNull(),
  language: text('language').$type<Language>().notNull(),
  content: jsonb('content').$type<PageContent>().notNull(),
});
