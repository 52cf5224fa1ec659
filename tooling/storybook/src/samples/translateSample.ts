import { countryOf, formatMoney, type CountryCode, type Language } from '@lunette/country-config';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { ADDRESSES } from './addresses.ts';
import arabic from './ar.json';

const WORDS: Record<Language, Record<string, string>> = { en: {}, ar: arabic };

/** The value of one rupee of the fixtures in the samples of a country: round numbers, so that sums still add up. */
const RATE: Record<CountryCode, number> = { IN: 1, SG: 0.02, AE: 0.05, SA: 0.05, US: 0.0125 };
const SUMS = new Set([
  'amount',
  'price',
  'shipping',
  'subTotal',
  'taxed',
  'total',
  'totalDiscount',
  'totalTax',
  'value',
]);

/**
 * Translates a sample for another country: its texts to the language, its amounts to the currency, and its address. A sample
 * is an answer of the fixtures, which is Indian and English, or the elements that a story renders.
 */
export function translateSample<T>(sample: T, language: Language, country: CountryCode): T {
  if (language === 'en' && country === 'IN') return sample;
  return mapped(sample, {
    text: (words) => inMoneyOf(country, said(words, WORDS[language])),
    address: (thing) => ({ ...thing, ...ADDRESSES[country] }),
    fields: (thing) => inCountry(thing, country),
  }) as T;
}

interface Translation {
  text: (words: string) => string;
  /** Replaces an address; its fields are not translated, because a courier needs it in one script. */
  address: (thing: object) => object;
  /** How any other plain object is changed before its fields are translated. */
  fields: (thing: object) => object;
}

function mapped(thing: unknown, by: Translation): unknown {
  const inside = (value: unknown) => mapped(value, by);
  if (typeof thing === 'string') return by.text(thing);
  if (Array.isArray(thing)) return thing.map(inside);
  if (isValidElement<{ children?: ReactNode }>(thing)) {
    const { children, ...props } = thing.props;
    const inner = inside(children) as ReactNode;
    return cloneElement(
      thing,
      fieldsOf(props, inside),
      ...(Array.isArray(inner) ? (inner as ReactNode[]) : [inner]),
    );
  }
  if (!isPlain(thing)) return thing;
  return isAddress(thing) ? by.address(thing) : fieldsOf(by.fields(thing), inside);
}

/** Whether a value is a plain object; a ref, a date or a store is not. */
function isPlain(thing: unknown): thing is object {
  if (typeof thing !== 'object' || thing === null || 'current' in thing) return false;
  return Object.getPrototypeOf(thing) === Object.prototype;
}

function isAddress(thing: object): boolean {
  return 'addressline1' in thing;
}

function fieldsOf(thing: object, change: (value: unknown, key: string) => unknown): object {
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, change(value, key)]));
}

function inCountry(thing: object, country: CountryCode): object {
  const named = 'currencyCode' in thing ? thing.currencyCode : 'INR';
  if (named !== 'INR') return thing;
  return fieldsOf(thing, (value, key) => {
    if (key === 'currencyCode') return countryOf(country).currencyCode;
    // Only India divides a tax into parts.
    if (key === 'parts') return country === 'IN' ? value : [];
    return typeof value === 'number' && SUMS.has(key) ? converted(value, country) : value;
  });
}

/** Translates a sample as a whole, or each of its parts between commas and full stops; spaces around it stay. */
function said(sample: string, words: Record<string, string>): string {
  const core = sample.trim();
  const whole = words[core];
  if (whole !== undefined) return sample.replace(core, () => whole);
  const parts = core
    .split(/(, | · )/)
    .map((part) => (part === ', ' ? '، ' : part === ' · ' ? part : words[part]));
  return parts.includes(undefined) ? sample : sample.replace(core, () => parts.join(''));
}

function inMoneyOf(country: CountryCode, text: string): string {
  if (country === 'IN') return text;
  const { currencyCode } = countryOf(country);
  return text.replace(/₹([\d,]+)/g, (_, figure: string) =>
    formatMoney({ value: converted(Number(figure.replaceAll(',', '')), country), currencyCode }, country),
  );
}

function converted(rupees: number, country: CountryCode): number {
  return Math.round(rupees * RATE[country] * 100) / 100;
}
