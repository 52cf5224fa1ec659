import type { Language } from '@lunette/country-config';
import text from './fonts/instrument-sans-latin.woff2?url';
import arabic from './fonts/readex-pro-arabic.woff2?url';

/** The typefaces that a page of each language preloads: the text typeface only; the display typeface may load later. */
export const fontPreloads: Record<Language, string[]> = { en: [text], ar: [arabic] };
