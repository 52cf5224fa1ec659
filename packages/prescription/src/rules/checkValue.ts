import type { PowerRow } from '../contract/prescription.ts';
import { powerFinding, type PowerFinding } from './finding.ts';
import { isOnStep, readPower, writePower } from './power/power.ts';

/** A bound or value in the notation of its row: dioptres with sign and two decimals, every other unit as a plain number. */
export function inRowNotation(row: Pick<PowerRow, 'unit'>, value: number): string {
  return row.unit === 'dioptre' ? writePower(value) : String(value);
}

/** Whether a text is one of the possible values; numbers are compared as numbers (`-2.5` is `-2.50`). */
function isOffered(values: readonly string[], text: string): boolean {
  const number = readPower(text);
  return values.some((value) => value === text || (number !== null && readPower(value) === number));
}

/** Checks a value against its row: it must be a number in the range and on a step, or one of the possible values. */
export function checkValue(row: PowerRow, text: string): PowerFinding | null {
  const number = row.unit === 'text' ? null : readPower(text);
  if (row.unit !== 'text' && number === null) return powerFinding(row.key, 'not_a_number');
  if (row.range && number !== null) {
    const { min, max, step } = row.range;
    if (number < min || number > max)
      return powerFinding(row.key, 'out_of_range', {
        min: inRowNotation(row, min),
        max: inRowNotation(row, max),
      });
    if (!isOnStep(number, step))
      return powerFinding(row.key, 'off_step', { step: inStepNotation(row, step) });
  }
  if (row.values && !isOffered(row.values, text))
    return powerFinding(row.key, 'not_offered', {
      first: row.values[0] ?? '',
      last: row.values.at(-1) ?? '',
    });
  return null;
}

const inStepNotation = (row: PowerRow, step: number): string =>
  row.unit === 'dioptre' ? step.toFixed(2) : String(step);
