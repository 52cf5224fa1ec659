import type { Language } from '@lunette/country-config';

/** The name of each language in that language. */
export const LANGUAGE_NAME: Record<Language, string> = { en: 'English', ar: 'العربية' };
