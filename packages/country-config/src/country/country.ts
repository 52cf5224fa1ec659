/** The five countries of the store, in the order in which they are offered. */
export const COUNTRY_CODES = ['IN', 'SG', 'AE', 'SA', 'US'] as const;
/** The code of a country of the store (ISO 3166-1). */
export type CountryCode = (typeof COUNTRY_CODES)[number];

/** The code of a currency of the store (ISO 4217). */
export type CurrencyCode = 'INR' | 'SGD' | 'AED' | 'SAR' | 'USD';
/** A language of the store (ISO 639-1). */
export type Language = 'en' | 'ar';

/** A search that is suggested before the shopper types. */
export interface TrendingSearch {
  name: Record<Language, string>;
  url: string;
}

/** All settings that differ between countries; the fields are those of the specification. */
export interface Country {
  countryCode: CountryCode;
  countryName: string;
  /** The Arabic name of the country. */
  arabicName: string;
  defaultLocale: string;
  defaultLanguage: Language;
  localeList: { language: Language; locale: string; hrefLang: string }[];
  currencyCode: CurrencyCode;
  /** The number of decimal digits of the currency's smallest coin. */
  minorDigits: number;
  phoneCode: string;
  minMobileLength: number;
  maxMobileLength: number;
  mobileRegex: string;
  isPinCodeHide: boolean;
  storeHomeTrial: boolean;
  cashOnDelivery: boolean;
  domain: string;
  cookieDomain: string;
  hrefLang: string;
  timeZone: string;
  trendingSearches: { desktop: TrendingSearch[]; mobile: TrendingSearch[] };
  allowedTrafficSourceCountries: CountryCode[];
  analyticsIds: { tagManager: string | null };
}

const ROUND = { name: { en: 'Round frames', ar: 'إطارات دائرية' }, url: '/eyeglasses?frame_shape=round' };
const RIMLESS = { name: { en: 'Rimless', ar: 'إطارات بلا حافة' }, url: '/eyeglasses?rim=rimless' };
const AVIATOR = {
  name: { en: 'Aviator sunglasses', ar: 'نظارات أفياتور الشمسية' },
  url: '/sunglasses?frame_shape=aviator',
};
const DAILY = {
  name: { en: 'Daily contact lenses', ar: 'عدسات لاصقة يومية' },
  url: '/contact-lenses?usage=daily',
};
const COLOURED = { name: { en: 'Coloured lenses', ar: 'عدسات ملونة' }, url: '/category/2021' };
const KIDS = { name: { en: 'Kids', ar: 'أطفال' }, url: '/kids' };

const trending = (...desktop: TrendingSearch[]): Country['trendingSearches'] => ({
  desktop,
  mobile: desktop.slice(0, 3),
});

const english = (countryCode: CountryCode) => ({
  language: 'en' as const,
  locale: `en_${countryCode.toLowerCase()}`,
  hrefLang: `en-${countryCode.toLowerCase()}`,
});
const arabic = (countryCode: CountryCode) => ({
  language: 'ar' as const,
  locale: `ar_${countryCode.toLowerCase()}`,
  hrefLang: `ar-${countryCode.toLowerCase()}`,
});

const shared = (countryCode: CountryCode, domain: string) => ({
  countryCode,
  defaultLanguage: 'en' as const,
  defaultLocale: `en_${countryCode.toLowerCase()}`,
  hrefLang: `en-${countryCode.toLowerCase()}`,
  minorDigits: 2,
  domain,
  cookieDomain: `.${domain}`,
  allowedTrafficSourceCountries: [countryCode],
  analyticsIds: { tagManager: null },
});

const TABLE: Record<CountryCode, Country> = {
  IN: {
    ...shared('IN', 'lunette.in'),
    countryName: 'India',
    arabicName: 'الهند',
    trendingSearches: trending(ROUND, AVIATOR, DAILY, RIMLESS, KIDS),
    localeList: [english('IN')],
    currencyCode: 'INR',
    phoneCode: '+91',
    minMobileLength: 10,
    maxMobileLength: 10,
    mobileRegex: '^[6-9][0-9]{9}$',
    isPinCodeHide: false,
    storeHomeTrial: true,
    cashOnDelivery: true,
    timeZone: 'Asia/Kolkata',
  },
  SG: {
    ...shared('SG', 'lunette.sg'),
    countryName: 'Singapore',
    arabicName: 'سنغافورة',
    trendingSearches: trending(RIMLESS, DAILY, ROUND, AVIATOR, KIDS),
    localeList: [english('SG')],
    currencyCode: 'SGD',
    phoneCode: '+65',
    minMobileLength: 8,
    maxMobileLength: 8,
    mobileRegex: '^[0-9]{8}$',
    isPinCodeHide: true,
    storeHomeTrial: false,
    cashOnDelivery: false,
    timeZone: 'Asia/Singapore',
  },
  AE: {
    ...shared('AE', 'lunette.ae'),
    countryName: 'United Arab Emirates',
    arabicName: 'الإمارات العربية المتحدة',
    trendingSearches: trending(AVIATOR, COLOURED, ROUND, RIMLESS, KIDS),
    localeList: [english('AE'), arabic('AE')],
    currencyCode: 'AED',
    phoneCode: '+971',
    minMobileLength: 9,
    maxMobileLength: 9,
    mobileRegex: '^[0-9]{9}$',
    isPinCodeHide: true,
    storeHomeTrial: true,
    cashOnDelivery: true,
    timeZone: 'Asia/Dubai',
  },
  SA: {
    ...shared('SA', 'lunette.sa'),
    countryName: 'Saudi Arabia',
    arabicName: 'المملكة العربية السعودية',
    trendingSearches: trending(AVIATOR, COLOURED, ROUND, RIMLESS, KIDS),
    localeList: [english('SA'), arabic('SA')],
    currencyCode: 'SAR',
    phoneCode: '+966',
    minMobileLength: 9,
    maxMobileLength: 9,
    mobileRegex: '^[0-9]{9}$',
    isPinCodeHide: true,
    storeHomeTrial: false,
    cashOnDelivery: true,
    timeZone: 'Asia/Riyadh',
  },
  US: {
    ...shared('US', 'lunette.example'),
    countryName: 'United States',
    arabicName: 'الولايات المتحدة',
    trendingSearches: trending(ROUND, DAILY, AVIATOR, RIMLESS, KIDS),
    localeList: [english('US')],
    currencyCode: 'USD',
    phoneCode: '+1',
    minMobileLength: 10,
    maxMobileLength: 10,
    mobileRegex: '^[0-9]{10}$',
    isPinCodeHide: false,
    storeHomeTrial: false,
    cashOnDelivery: false,
    timeZone: 'America/New_York',
  },
};

/** The country of a visitor without any sign of another one. */
export const DEFAULT_COUNTRY: CountryCode = 'IN';

/** The settings of one country. */
export function countryOf(code: CountryCode): Country {
  return TABLE[code];
}

/** The name of a country in a language. */
export function countryName(code: CountryCode, language: Language): string {
  return language === 'ar' ? TABLE[code].arabicName : TABLE[code].countryName;
}

/** Reads a country code in upper or lower case; an unknown one gives null. */
export function asCountryCode(text: string | null | undefined): CountryCode | null {
  const code = text?.trim().toUpperCase();
  return COUNTRY_CODES.find((known) => known === code) ?? null;
}

/** Whether a country's store exists in a language. */
export function speaks(country: CountryCode, language: string): language is Language {
  return TABLE[country].localeList.some((entry) => entry.language === language);
}

/** The writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The comma of a language with its space: between the parts of an address, or a name and a place. */
export function commaOf(language: Language): string {
  return language === 'ar' ? '، ' : ', ';
}
