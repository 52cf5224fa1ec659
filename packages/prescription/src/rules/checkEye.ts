import type { EyePower, PowerRange, PowerRow } from '../contract/prescription.ts';
import { checkValue, inRowNotation } from './checkValue.ts';
import { transpose } from './power/cylinder.ts';
import { powerFinding, type PowerFinding, type PowerKey } from './finding.ts';
import { isProvided } from './placeholder.ts';
import { readPower, shownAxis } from './power/power.ts';

/**
 * The strength in dioptres above which the shopper is asked to check the value; an optician then also measures the distance
 * between lens and eye.
 */
const HIGH_POWER = 10;

/** A value of an eye as a number; null if it is missing or not a number. */
export function numberOf(eye: EyePower | undefined, key: PowerKey): number | null {
  const text = eye?.[key];
  return isProvided(text) ? readPower(text) : null;
}

/**
 * The eye in the notation in which its lens is sold. Soft toric lenses exist only with a minus cylinder, so a plus cylinder is
 * transposed first; spectacle lenses are cut from either. Missing or invalid values are left for the checks to find.
 */
function asSold(eye: EyePower, range: PowerRange): EyePower {
  const [sph, cyl, axis] = [numberOf(eye, 'sph'), numberOf(eye, 'cyl'), numberOf(eye, 'axis')];
  const cylRow = range.rows.find((row) => row.key === 'cyl');
  if (cyl === null || cyl <= 0 || !cylRow || takesPlus(cylRow)) return eye;
  if (sph === null || axis === null || axis < 0 || axis > 180) return eye;
  const sold = transpose({ sph, cyl, axis });
  return { ...eye, sph: String(sold.sph), cyl: String(sold.cyl), axis: String(sold.axis) };
}

const takesPlus = ({ range, values }: PowerRow): boolean =>
  (range?.max ?? 0) > 0 || (values ?? []).some((value) => (readPower(value) ?? 0) > 0);

/** Checks the values of one eye, without those of the other. */
export function checkEye(written: EyePower, range: PowerRange): PowerFinding[] {
  const eye = asSold(written, range);
  const findings = range.rows
    .filter(({ key }) => key !== 'axis' && key !== 'boxes')
    .flatMap((row) => checkGiven(row, eye[row.key]));
  return [
    ...findings,
    ...checkAxis(eye, range),
    ...checkCombined(eye, range, findings),
    ...checkStrength(eye),
    ...checkNeedless(eye, range),
  ];
}

/** Checks the values of an eye whose power is sent later or is not needed, such as its base curve. */
export function checkWithoutPower(eye: EyePower, range: PowerRange): PowerFinding[] {
  const given = range.rows.filter(({ key }) => key !== 'boxes' && isProvided(eye[key]));
  return [...given.flatMap((row) => checkGiven(row, eye[row.key])), ...checkNeedless(eye, range)];
}

/** A value without a row would reach the lab unseen, so it is an error unless it is zero. */
function checkNeedless(eye: EyePower, { rows }: PowerRange): PowerFinding[] {
  const keys = Object.keys(eye) as PowerKey[];
  return keys
    .filter((key) => rows.every((row) => row.key !== key))
    .filter((key) => isProvided(eye[key]) && numberOf(eye, key) !== 0)
    .map((key) => powerFinding(key, 'value_needless'));
}

function checkGiven(row: PowerRow, text: string | undefined): PowerFinding[] {
  if (!isProvided(text)) return row.required ? [powerFinding(row.key, 'required')] : [];
  const finding = checkValue(row, text);
  return finding ? [finding] : [];
}

/**
 * Checks the axis: it is required with a cylinder and has no effect without one. ISO 8429 counts it from 1 to 180; a 0 on a
 * prescription is read as 180.
 */
function checkAxis(eye: EyePower, range: PowerRange): PowerFinding[] {
  const row = range.rows.find(({ key }) => key === 'axis');
  if (!row) return [];
  const hasCylinder = (numberOf(eye, 'cyl') ?? 0) !== 0;
  if (!isProvided(eye.axis)) return hasCylinder ? [powerFinding('axis', 'axis_needed')] : [];
  if (!hasCylinder) return [powerFinding('axis', 'axis_without_cylinder')];
  const finding = checkValue(row, shownAxis(eye.axis));
  return finding ? [finding] : [];
}

/** Checks the other meridian of the lens (sphere plus cylinder), which must also be in the range that can be made. */
function checkCombined(
  eye: EyePower,
  { rows }: PowerRange,
  findings: readonly PowerFinding[],
): PowerFinding[] {
  const [sph, cyl] = [numberOf(eye, 'sph'), numberOf(eye, 'cyl')];
  const row = rows.find(({ key }) => key === 'sph');
  const limits = row?.range;
  const sphereAlreadyFaulty = findings.some(({ key }) => key === 'sph' || key === 'cyl');
  if (sph === null || cyl === null || !row || !limits || sphereAlreadyFaulty || takesMinusOnly(rows))
    return [];
  if (sph + cyl >= limits.min && sph + cyl <= limits.max) return [];
  const bound = { min: inRowNotation(row, limits.min), max: inRowNotation(row, limits.max) };
  return [powerFinding('cyl', 'combined_out_of_range', { sum: inRowNotation(row, sph + cyl), ...bound })];
}

function takesMinusOnly(rows: readonly PowerRow[]): boolean {
  const row = rows.find(({ key }) => key === 'cyl');
  return row !== undefined && !takesPlus(row);
}

function checkStrength(eye: EyePower): PowerFinding[] {
  const sph = numberOf(eye, 'sph');
  return sph !== null && Math.abs(sph) > HIGH_POWER
    ? [powerFinding('sph', 'power_high', { limit: HIGH_POWER })]
    : [];
}
