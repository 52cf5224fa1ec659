import { digitsOf } from '@lunette/country-config';

/** The card types: the six of the specification, and two that it lacks (O-29). */
export type CardType = 'visa' | 'maestro' | 'diners' | 'jcb' | 'amex' | 'discover' | 'mastercard' | 'rupay';

/** Card types by their first digits (ISO/IEC 7812); a narrow range precedes the wide one that contains it. */
const TYPES: readonly [CardType, RegExp][] = [
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|095|[689])/],
  ['jcb', /^35(?:2[89]|[3-8])/],
  ['rupay', /^(?:508[5-9]|60(?:69|[78]|80)|652[12]|8[12])/],
  ['discover', /^(?:6011|64[4-9]|65|622(?:12[6-9]|1[3-9]|[2-8]|9[01]|92[0-5]))/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['maestro', /^(?:5[06-8]|6)/],
  ['visa', /^4/],
];

/** The type of a card by the first digits of its number; null if they do not decide it. */
export function cardType(number: string): CardType | null {
  const digits = digitsOf(number);
  return TYPES.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}
