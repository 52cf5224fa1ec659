import type { EyePower, PowerRange, Prescription } from '../contract/prescription.ts';
import { checkWithoutPower, checkEye } from './checkEye.ts';
import { checkDistanceGiven, checkPair } from './checkPair.ts';
import { EYES, powerFinding, type Eye, type PowerFinding } from './finding.ts';
import { CALL_FOR_POWER, isProvided } from './placeholder.ts';
import { readPower } from './power/power.ts';

/** The verdict on one eye with its findings; `isSuccess` is false if one of them is an error. */
export interface EyeVerdict {
  eye: Eye;
  isSuccess: boolean;
  fields: PowerFinding[];
}

/** The values that a lens is made from; the pupillary distance only says where it is centred. */
const MEASURES = ['sph', 'cyl', 'axis', 'ap'] as const satisfies (keyof EyePower)[];

const hasPower = (eye: EyePower | undefined): boolean => MEASURES.some((key) => isProvided(eye?.[key]));
const isDeferred = (eye: EyePower | undefined): boolean => eye?.sph === CALL_FOR_POWER && !hasPower(eye);
const wearsLens = (eye: EyePower | undefined): boolean => hasPower(eye) || isDeferred(eye);

/**
 * Checks both eyes against the range of a product. An eye with an error comes first, because the first result decides
 * (RX-08). A power that the store will ask for, or that was sent as a picture, is valid.
 */
export function checkPrescription(prescription: Prescription, range: PowerRange): EyeVerdict[] {
  const pair = checkPair(prescription, range);
  const verdicts = EYES.map((eye): EyeVerdict => {
    const fields = [...checkOneEye(prescription, eye, range), ...pair[eye]];
    return { eye, isSuccess: fields.every(({ severity }) => severity !== 'error'), fields };
  });
  // The distance is asked for once the power is complete.
  const isTyped = EYES.some((eye) => hasPower(prescription[eye]));
  if (isTyped && verdicts.every(({ isSuccess }) => isSuccess))
    verdicts.at(-1)?.fields.push(...checkDistanceGiven(prescription, range));
  return verdicts.sort((a, b) => Number(a.isSuccess) - Number(b.isSuccess));
}

function checkOneEye(prescription: Prescription, eye: Eye, range: PowerRange): PowerFinding[] {
  const power = prescription[eye] ?? {};
  const boxes = checkBoxes(prescription, eye, range);
  if (hasPower(power)) return [...checkEye(power, range), ...boxes];
  const beside = [...checkWithoutPower(power, range), ...boxes];
  if (isDeferred(power)) return beside;
  const otherWears = wearsLens(prescription[eye === 'right' ? 'left' : 'right']);
  const mayStayEmpty = prescription.imageFileName || (range.powerType === 'contact_lens' && otherWears);
  const isSaid = boxes.some(({ key }) => key === 'sph');
  if (mayStayEmpty || isSaid) return beside;
  return [powerFinding('sph', otherWears ? 'eye_empty' : 'required'), ...beside];
}

/** Contact lenses are counted in boxes for each eye: whole, at least one for an eye that gets lenses. */
function checkBoxes(prescription: Prescription, eye: Eye, { rows, maxBoxes }: PowerRange): PowerFinding[] {
  if (!rows.some(({ key }) => key === 'boxes')) return [];
  const power = prescription[eye];
  const count = isProvided(power?.boxes) ? readPower(power.boxes) : 0;
  if (count === null || !Number.isInteger(count) || count < 0) return [powerFinding('boxes', 'not_a_number')];
  if (wearsLens(power) && count === 0) return [powerFinding('boxes', 'boxes_needed')];
  if (!wearsLens(power) && count > 0 && !prescription.imageFileName) {
    const otherWears = wearsLens(prescription[eye === 'right' ? 'left' : 'right']);
    return [powerFinding('sph', otherWears ? 'boxes_without_power' : 'required')];
  }
  return maxBoxes !== null && count > maxBoxes
    ? [powerFinding('boxes', 'too_many_boxes', { max: maxBoxes })]
    : [];
}

/** The total number of boxes of a prescription; null for goods that are not counted in boxes. */
export function boxesOf(prescription: Prescription | null | undefined): number | null {
  const counts = EYES.map((eye) => prescription?.[eye]?.boxes).filter(isProvided);
  if (counts.length === 0) return null;
  return counts.reduce((sum, text) => sum + Math.max(0, Math.trunc(readPower(text) ?? 0)), 0);
}

/** Whether both eyes are valid: the first result decides, and goods made to order are always valid (RX-08). */
export function isPrescriptionValid(results: readonly { isSuccess: boolean }[], jit: boolean): boolean {
  return jit || (results[0]?.isSuccess ?? false);
}
