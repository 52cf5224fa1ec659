import { westernDigits } from '@lunette/country-config';

/** Lower case, without accents, with one spelling for the Arabic letters and the digits that have several. */
export function foldText(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

/**
 * A text in the form in which it is stored for search and compared with a query: folded words separated by single spaces.
 */
export function searchText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
