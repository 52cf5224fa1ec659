import type { Language } from '@lunette/country-config';
import text from './fonts/instrument-sans-latin.woff2?url';
import arabic from './fonts/readex-pro-arabic.woff2?url';

/** The faces a page of each language preloads: the text face only; the display face may arrive later. */
export const fontPreloads: Record<Language, string[]> = { en: [text], ar: [arabic] };
