import { westernDigits } from '@lunette/country-config';

/**
 * A text as it is stored for search and as a query is compared with it: lower case, without accents, with one spelling
 * of the Arabic letters and of the digits that people write in several ways.
 * Words are parted by single spaces.
 */
export function searchText(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
