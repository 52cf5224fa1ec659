import type { EyePower } from '../../contract/prescription.ts';
import { CALL_FOR_POWER, isProvided, shownPower } from '../placeholder.ts';
import { readPower, shownAxis } from './power.ts';

/** The ways in which a power is shown, as the specification names them (RX-03). */
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

/** The fields of a prescription that are shown, of a cart line, an order or a saved prescription. */
export interface ShownPrescription {
  right?: EyePower | null | undefined;
  left?: EyePower | null | undefined;
  labels?: Record<string, string> | undefined;
  userName?: string | null | undefined;
  imageFileName?: string | null | undefined;
  pdImageFileName?: string | null | undefined;
  inStudio?: boolean | undefined;
}

const isNumber = (value: string): boolean => value !== '' && readPower(value) !== null;

function fillsGrid(eye: EyePower | null | undefined): boolean {
  if (!eye) return false;
  if (ROWS.some((key) => key !== 'boxes' && isNumber(eye[key] ?? ''))) return true;
  return (eye.ap ?? '') !== '' && eye.ap !== CALL_FOR_POWER;
}

/** How a power is shown (RX-03): as a grid, as a picture that was sent, or as a note that the store will ask for it. */
export function powerSection(prescription: ShownPrescription | null | undefined): PowerSection {
  if (fillsGrid(prescription?.right) || fillsGrid(prescription?.left)) return 'POWER_GRID';
  return prescription?.imageFileName ? 'POWER_UPLOAD' : 'CONTACT_FOR_POWER';
}

/** Whether an eye test in a studio was chosen and the power is still missing (CART-08). */
export function isTestedInStudio(prescription: ShownPrescription | null | undefined): boolean {
  return prescription?.inStudio === true && powerSection(prescription) === 'CONTACT_FOR_POWER';
}

/** What the sent pictures show: the power, the pupillary distance, both, or neither (RX-05). */
type SentPictures = 'power' | 'pd' | 'power-and-pd' | 'none';

/** What the pictures of a prescription show (RX-05). */
export function sentPictures(prescription: ShownPrescription | null | undefined): SentPictures {
  const { imageFileName, pdImageFileName } = prescription ?? {};
  if (pdImageFileName) return imageFileName ? 'power-and-pd' : 'pd';
  return imageFileName ? 'power' : 'none';
}

/** A row of a power grid with the values of both eyes. */
export interface ShownRow {
  key: RowKey;
  label: string | undefined;
  right: string;
  left: string;
}

/** The rows of a power grid; a row without a value for either eye is left out (RX-06). */
export function powerRows(prescription: ShownPrescription): ShownRow[] {
  const { left, right, labels } = prescription;
  return ROWS.filter((key) => isProvided(right?.[key]) || isProvided(left?.[key])).map((key) => ({
    key,
    label: labels?.[key],
    right: shownValue(key, right?.[key]),
    left: shownValue(key, left?.[key]),
  }));
}

function shownValue(key: RowKey, value: string | undefined): string {
  const shown = shownPower(value);
  return key === 'axis' ? shownAxis(shown) : shown;
}

/**
 * The owner of a power as text; `your power` if it has no name (RX-01). The second argument is that text in the reader's
 * language.
 */
export function powerOwner(userName: string | null | undefined, yourPower = 'your power'): string {
  const name = userName?.trim() ?? '';
  return name === '' || name.toLowerCase() === 'user' ? yourPower : name;
}
