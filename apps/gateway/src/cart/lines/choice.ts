import { createHash } from 'node:crypto';
import type { Prescription } from '@lunette/prescription/contract';
import { isTestedInStudio, readPower } from '@lunette/prescription/rules';
import type { LineDetails } from '../../catalog/product/lineDetails.ts';

/**
 * Hash of product, power, lens package and coatings; lines with the same hash are one line. Boxes of contact lenses are left
 * out, because they are a quantity.
 */
export function choiceOf(details: LineDetails, prescription: Prescription | null | undefined): string {
  const { productId, powerType, packageId, coatingIds } = details;
  const chosen = [productId, powerType, packageId, coatingIds.toSorted(), powerOf(prescription)];
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url');
}

/** A prescription with the boxes of two equal lines added up for each eye; goods without boxes get none. */
export function withBoxesOf(prescription: Prescription, other: Prescription): Prescription {
  const sum = (eye: 'left' | 'right') => {
    const [mine, more] = [prescription[eye]?.boxes, other[eye]?.boxes];
    if (mine === undefined && more === undefined) return prescription[eye];
    return { ...prescription[eye], boxes: String(countOf(mine) + countOf(more)) };
  };
  return { ...prescription, left: sum('left'), right: sum('right') };
}

/** The boxes of the eye that has more of them. */
export function mostBoxesOf({ left, right }: Prescription): number {
  return Math.max(countOf(left?.boxes), countOf(right?.boxes));
}

function countOf(boxes: string | undefined): number {
  return Math.max(0, Math.trunc(readPower(boxes ?? '') ?? 0));
}

function powerOf(prescription: Prescription | null | undefined): unknown {
  if (!prescription) return null;
  const { left, right, userName, imageFileName, pdImageFileName } = prescription;
  const power = [eyeOf(left), eyeOf(right), userName ?? '', imageFileName ?? '', pdImageFileName ?? ''];
  return isTestedInStudio(prescription) ? [...power, 'studio'] : power;
}

function eyeOf(eye: Prescription['left']): string[][] {
  return Object.entries(eye ?? {})
    .filter(([key, value]) => key !== 'boxes' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
