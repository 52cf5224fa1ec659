import type { PowerRow } from '../../contract/prescription.ts';
import { writePower } from './power.ts';

/** A value as the gateway keeps it: `-2.25`, `+0.50`, `90`, `31.5`; empty where there is none. */
export function writeValue(value: number | null, unit: PowerRow['unit']): string {
  if (value === null) return '';
  if (unit === 'dioptre') return writePower(value);
  if (unit === 'millimetre') return value.toFixed(1);
  return String(Math.round(value));
}

/** A kept value as a shopper reads it: with a true minus sign. What is no number stays as it is. */
export function showPower(kept: string): string {
  return kept.replace(/^-(?=[\d.])/, '−');
}
