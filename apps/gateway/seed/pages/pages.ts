import type { page } from '../../src/content/schema.ts';
import { home } from './home.ts';
import { landings } from './landings.ts';
import { navigation } from './navigation.ts';

type PageRow = typeof page.$inferInsert;

/** Home-type pages and the navigation in both languages. */
export function pages(): PageRow[] {
  return (['en', 'ar'] as const).flatMap((language, l) => {
    const speaks = l === 0 ? 0 : 1;
    return [
      { key: 'home', language, content: home(speaks) },
      ...landings(speaks).map(([key, content]): PageRow => ({ key, language, content })),
      { key: 'navigation', language, content: navigation(speaks) },
    ];
  });
}
