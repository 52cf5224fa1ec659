import type { Language } from '@lunette/country-config';

/** The languages by their own names. */
export const LANGUAGE_NAME: Record<Language, string> = { en: 'English', ar: 'العربية' };
