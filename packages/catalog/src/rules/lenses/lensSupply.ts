import type { Prescription } from '@lunette/prescription/contract';
import { readPower } from '@lunette/prescription/rules';
import type { LensSupply } from '../../contract/index.ts';

/** How many lenses one eye uses in a month, by the usage of the lenses. */
const LENSES_A_MONTH: Readonly<Record<string, number>> = { daily: 30, fortnightly: 2, monthly: 1 };

/** The boxes that one eye needs for some months; null for lenses of unknown usage or number in a box. */
export function boxesFor(
  months: number,
  { usage, packSize }: { usage: string | null; packSize: number | null },
): number | null {
  const lenses = LENSES_A_MONTH[usage ?? ''];
  return lenses === undefined || packSize === null ? null : Math.ceil((months * lenses) / packSize);
}

/** The boxes of each eye that gets lenses. */
export function boxesOfEyes(prescription: Prescription | null | undefined): number[] {
  return [prescription?.right, prescription?.left]
    .map((eye) => Math.trunc(readPower(eye?.boxes ?? '') ?? 0))
    .filter((boxes) => boxes > 0);
}

/** The percent off contact lenses: that of the best supply for which every eye has boxes enough, else 0. */
export function supplyPercent(
  prescription: Prescription | null | undefined,
  supplies: readonly Pick<LensSupply, 'boxesPerEye' | 'discountPercent'>[],
): number {
  const boxes = boxesOfEyes(prescription);
  const reached = supplies.filter(
    ({ boxesPerEye }) => boxes.length > 0 && boxes.every((count) => count >= boxesPerEye),
  );
  return Math.max(0, ...reached.map(({ discountPercent }) => discountPercent));
}

/** The discount on goods of some price, in minor units. */
export function supplyDiscount(price: number, percent: number): number {
  return Math.floor((price * percent) / 100);
}
