/**
 * The tags of a journey that each app walks in one language. Together they walk it in both languages and on both apps;
 * `BOTH_APPS=1` walks it in both languages on each.
 */
export const APP_BY_LANGUAGE = { en: '@desktop', ar: '@phone' } as const;
