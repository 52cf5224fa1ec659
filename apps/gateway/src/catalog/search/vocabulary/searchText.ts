import { westernDigits } from '@lunette/country-config';

/** Lower case, without accents, with one spelling of the Arabic letters and of the digits that people write in several ways. */
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

/** A text as it is stored for search and as a query is compared with it: folded words parted by single spaces. */
export function searchText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
