import {
  countryOf,
  DEFAULT_COUNTRY,
  type CountryCode,
  type CurrencyCode,
  type Language,
} from '../country/country.ts';

/** An amount as it is sent: decimal value and currency. */
export interface Money {
  value: number;
  currencyCode: CurrencyCode;
}

/** The sign of each currency: the rupee sign, `$`, or the letters of the dirham and the riyal. */
export const CURRENCY_SIGN: Record<CurrencyCode, string> = {
  INR: '₹',
  SGD: '$',
  AED: 'AED',
  SAR: 'SAR',
  USD: '$',
};

const GROUPING: Record<CurrencyCode, string> = {
  INR: 'en-IN',
  SGD: 'en-SG',
  AED: 'en-AE',
  SAR: 'en-SA',
  USD: 'en-US',
};

/**
 * Formats an amount: `₹3,200`, `$38.50`, `AED 149`. The sign is that of the amount's own currency, otherwise of the
 * country's; cents appear only if there are any. The text is left-to-right in every language.
 */
export function formatMoney(
  amount: { value: number; currencyCode?: CurrencyCode | undefined },
  country: CountryCode = DEFAULT_COUNTRY,
): string {
  const currency = amount.currencyCode ?? countryOf(country).currencyCode;
  const cents = Math.round(Math.abs(amount.value) * 100) % 100 !== 0;
  const figure = figures(currency, cents ? 2 : 0).format(Math.abs(amount.value));
  const sign = CURRENCY_SIGN[currency];
  return `${amount.value < 0 ? '−' : ''}${sign}${sign.length > 1 ? '\u00a0' : ''}${figure}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** The number formatter of a currency. Making one takes a hundred times as long as using one. */
function figures(currency: CurrencyCode, decimals: number): Intl.NumberFormat {
  const key = currency + decimals;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(GROUPING[currency], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
  formats.set(key, made);
  return made;
}

/** Minor units (paise, cents, fils) of a decimal amount. */
export function toMinor(value: number): number {
  return Math.round(value * 100);
}

/** The decimal amount of minor units, in a currency. */
export function fromMinor(minor: number, currencyCode: CurrencyCode): Money {
  return { value: minor / 100, currencyCode };
}

/** Price including goods-and-services tax: `price + price × percent / 100`. */
export function withGst(price: number, percent: number): number {
  return price + (price * percent) / 100;
}

/** The locale for `Intl` of a language in a country: for dates and lists, with Latin figures. */
export function intlLocale(language: Language, country: CountryCode): string {
  return `${language}-${country}-u-nu-latn`;
}
