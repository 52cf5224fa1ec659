import { westernDigits } from '@lunette/country-config';

/**
 * Formats a number such as a power: with its sign unless it is plain, a true minus and two decimals. An empty value gives an
 * empty text.
 */
export function formatSignedNumber(
  value: number | null,
  figure: 'signed' | 'plain' = 'signed',
  decimals = 2,
): string {
  if (value === null) return '';
  const digits = Math.abs(value).toFixed(decimals);
  if (figure === 'plain') return digits;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${digits}`;
}

/**
 * Reads a typed number: any digits, a comma or Arabic decimal sign for the point, any dash for minus, and the sign
 * before or after the number. Returns `null` if the text is not a number.
 */
export function readSignedNumber(text: string): number | null {
  const plain = westernDigits(text)
    .replaceAll(/[\s\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .replace(/[,٫]/, '.')
    .replaceAll(/[−–—﹣－]/g, '-')
    .replace(/^([\d.]+)([+-])$/, '$2$1');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** The text of a number with the other sign; a number without one is positive. */
export const flipSign = (text: string): string =>
  /^[-−]/.test(text) ? `+${text.slice(1)}` : `−${text.replace(/^\+/, '')}`;

/** The values that a stepper may have, the step between them, and the first value. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
  start: number;
}

/**
 * The next value on the grid of steps, kept inside the range. A value between two steps goes to the nearer one ahead.
 */
export function stepNumber(
  value: number | null,
  steps: number,
  { min, max, step, start }: StepRange,
): number {
  if (value === null) return clamp(start, min, max);
  const at = value / step;
  const onGrid = steps > 0 ? Math.floor(at + 1e-9) : Math.ceil(at - 1e-9);
  return clamp(Number(((onGrid + steps) * step).toFixed(4)), min, max);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
