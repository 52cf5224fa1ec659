import { countryName, type CountryCode, type Language } from './country.ts';

/** The countries whose English names have an article in a sentence. */
const WITH_ARTICLE: readonly CountryCode[] = ['AE', 'US'];

/** The name of a country as it stands in a sentence: `the United States`. */
export function countryInSentence(code: CountryCode, language: Language): string {
  const name = countryName(code, language);
  return language === 'en' && WITH_ARTICLE.includes(code) ? `the ${name}` : name;
}
