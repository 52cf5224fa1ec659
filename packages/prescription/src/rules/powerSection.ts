import type { EyePower, Prescription } from '../contract.ts';
import { CALL_FOR_POWER, isProvided, shownPower } from './placeholder.ts';
import { readPower } from './power.ts';

export type PowerSection = 'POWER_GRID' | 'POWER_UPLOAD' | 'CONTACT_FOR_POWER';

const ROWS = [
  'sph',
  'cyl',
  'axis',
  'ap',
  'pd',
  'bc',
  'dia',
  'colour',
  'boxes',
] as const satisfies (keyof EyePower)[];
type RowKey = (typeof ROWS)[number];

const isNumber = (value: string): boolean => value !== '' && readPower(value) !== null;

function fillsGrid(eye: EyePower | undefined): boolean {
  if (!eye) return false;
  if (ROWS.some((key) => key !== 'boxes' && isNumber(eye[key] ?? ''))) return true;
  return (eye.ap ?? '') !== '' && eye.ap !== CALL_FOR_POWER;
}

/** How the power of a line is shown (RX-03): as a grid, as a paper that was sent, or as a promise to call. */
export function powerSection(prescription: Prescription | null | undefined): PowerSection {
  if (fillsGrid(prescription?.right) || fillsGrid(prescription?.left)) return 'POWER_GRID';
  return prescription?.imageFileName ? 'POWER_UPLOAD' : 'CONTACT_FOR_POWER';
}

export interface ShownRow {
  key: RowKey;
  label: string | undefined;
  right: string;
  left: string;
}

/** The rows of a power grid; a row that holds no power for either eye is left out (RX-06). */
export function powerRows(prescription: Prescription): ShownRow[] {
  const { left, right, labels } = prescription;
  return ROWS.filter((key) => isProvided(right?.[key]) || isProvided(left?.[key])).map((key) => ({
    key,
    label: labels?.[key],
    right: shownPower(right?.[key]),
    left: shownPower(left?.[key]),
  }));
}

/** Whose power it is; `your power` where nobody is named (RX-01). The second argument is that text in the reader's language. */
export function powerOwner(userName: string | null | undefined, yourPower = 'your power'): string {
  const name = userName?.trim() ?? '';
  return name === '' || name === 'user' ? yourPower : name;
}
