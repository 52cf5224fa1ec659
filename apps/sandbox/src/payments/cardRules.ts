/** The entry of the four fields of a card. */
export interface CardEntry {
  number: string;
  expires: string;
  code: string;
  name: string;
}

/** The name of a card field. */
export type CardField = keyof CardEntry;

/** The faults of an entry. */
export const CARD_FAULTS = [
  ...(['number-missing', 'number-short', 'number-wrong', 'number-not-offered'] as const),
  ...(['expires-missing', 'expires-wrong', 'expires-past'] as const),
  ...(['code-missing', 'code-short', 'name-missing'] as const),
];
/** A fault of an entry; the id of its text. */
export type CardFault = (typeof CARD_FAULTS)[number];

/** The brands of cards that the provider accepts. */
export type Brand = 'Visa' | 'Mastercard' | 'American Express' | 'RuPay' | 'mada';

const BRANDS: [Brand, RegExp][] = [
  ['mada', /^(440647|440795|446404|457865|457997|484783|588845|968208)/],
  ['Visa', /^4/],
  ['American Express', /^3[47]/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['RuPay', /^(60|65|81|82|508)/],
];

/** The digits of a text, with Arabic digits converted to Western ones, at most `most` of them. */
export function digitsOf(text: string, most: number): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')
    .slice(0, most);
}

/** The brand of a card number by its first digits; null if it is not known (yet). */
export function brandOf(number: string): Brand | null {
  const digits = digitsOf(number, 19);
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}

/** The number in groups, as on the card. */
export function grouped(number: string): string {
  const digits = digitsOf(number, 19);
  if (brandOf(digits) === 'American Express')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** A typed expiry with the slash inserted: `08 / 29`. */
export function expiryTyped(text: string): string {
  const digits = digitsOf(/^\s*[2-9]\s*(\/|$)/.test(text) ? `0${text}` : text, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Whether the check digit of a number is right (Luhn, ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** The faults of an entry, by field; empty if the entry can be sent. */
export function cardFaults(entry: CardEntry, today: Date): Partial<Record<CardField, CardFault>> {
  const faults = {
    number: numberFault(entry.number),
    expires: expiresFault(entry.expires, today),
    code: codeFault(entry.code, entry.number),
    name: entry.name.trim() === '' ? ('name-missing' as const) : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function numberFault(number: string): CardFault | null {
  const digits = digitsOf(number, 20);
  if (digits === '') return 'number-missing';
  const american = brandOf(digits) === 'American Express';
  if (digits.length < (american ? 15 : 16)) return 'number-short';
  return digits.length > 19 || !isLuhn(digits) ? 'number-wrong' : null;
}

/** The last month of a card as it is stored: `2029-08`. */
export function expiryOf(expires: string): string {
  const digits = digitsOf(expires, 4);
  return `20${digits.slice(2)}-${digits.slice(0, 2)}`;
}

/** Whether a card whose last month is `2029-08` has expired: it is valid to the end of that month. */
export function isPast(expiry: string, today: Date): boolean {
  return expiry < `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
}

function expiresFault(expires: string, today: Date): CardFault | null {
  const digits = digitsOf(expires, 4);
  if (digits === '') return 'expires-missing';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (digits.length < 4 || month < 1 || month > 12 || year > today.getFullYear() + 20) return 'expires-wrong';
  return isPast(expiryOf(expires), today) ? 'expires-past' : null;
}

function codeFault(code: string, number: string): CardFault | null {
  const digits = digitsOf(code, 5);
  if (digits === '') return 'code-missing';
  const length = brandOf(number) === 'American Express' ? 4 : 3;
  return digits.length === length ? null : 'code-short';
}
