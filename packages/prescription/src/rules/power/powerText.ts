import type { PowerRow } from '../../contract/prescription.ts';
import { writePower } from './power.ts';

/** A value as the gateway stores it: `-2.25`, `+0.50`, `90`, `31.5`; empty for null. */
export function writeValue(value: number | null, unit: PowerRow['unit']): string {
  if (value === null) return '';
  if (unit === 'dioptre') return writePower(value);
  if (unit === 'millimetre') return value.toFixed(1);
  return String(Math.round(value));
}

/** A stored value as it is shown, with a minus sign (U+2212). A text that is not a number is unchanged. */
export function showPower(kept: string): string {
  return kept.replace(/^-(?=[\d.])/, '−');
}
