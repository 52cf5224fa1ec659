import text from './instrument-sans-latin.woff2?url';
import arabic from './readex-pro-arabic.woff2?url';

export const fontPreloads = { en: [text], ar: [arabic] };
