import { westernDigits } from '@lunette/country-config';

const PLANO = /^(?:pl(?:ano)?|dsc?)$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** In right-to-left text, a sign can be typed behind the number. */
const TRAILING_SIGN = /^([\d.]+)([+-])$/;

/**
 * Reads a power as opticians write it: `-2.25`, `−2,25`, `2.25-`, `+0.50`, `plano`, `90°`. Null if it is not a number. A
 * prescription that says PL, plano or DS means zero.
 */
export function readPower(text: string): number | null {
  const plain = westernDigits(text.trim())
    .replace(/[−–﹣－]/g, '-')
    .replace(/[٫,]/, '.')
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069]|°$|mm$|dpt$|D$/g, '')
    .replace(TRAILING_SIGN, '$2$1');
  if (PLANO.test(plain)) return 0;
  return NUMBER.test(plain) ? Number(plain) + 0 : null;
}

/** An axis as it is shown: ISO 8429 counts directions from 1 to 180, so 0 is shown as 180. */
export const shownAxis = (axis: string): string => (readPower(axis) === 0 ? '180' : axis);

/** A power in dioptres as it is written on a prescription: two decimals, the sign always shown. */
export function writePower(dioptres: number): string {
  const figure = Math.abs(dioptres).toFixed(2);
  if (Number(figure) === 0) return '0.00';
  return `${dioptres < 0 ? '-' : '+'}${figure}`;
}

/** Whether a value lies on a scale of steps that runs through zero, as powers do: 0.25 and 2.75, but not 0.12. */
export function isOnStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
