import type { Prescription } from '@lunette/prescription/contract';
import { boxesOf, CALL_FOR_POWER } from '@lunette/prescription/rules';

/**
 * A prescription without its powers, which are entered later; the boxes of contact lenses stay, and an eye without boxes gets
 * no lens.
 */
export function powerLater(prescription: Prescription): Prescription {
  const isInBoxes = Boolean(boxesOf(prescription));
  const isPicture = prescription.imageFileName !== undefined;
  const eye = (power: Prescription['right']) => {
    if (!power) return isPicture && !isInBoxes ? { sph: CALL_FOR_POWER } : undefined;
    const boxes = power.boxes ? { boxes: power.boxes } : {};
    return isInBoxes && !boxesOf({ right: power }) ? boxes : { sph: CALL_FOR_POWER, ...boxes };
  };
  return { right: eye(prescription.right), left: eye(prescription.left) };
}
