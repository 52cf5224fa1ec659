/**
 * Distance between the pupils in millimetres: measured from the nose for each eye (dual) or across both (single). The number
 * itself tells them apart (Dodgson 2004): that of one eye never reaches 40 mm, because that of both never exceeds 80 mm, and
 * that of both is below 40 mm only in the smallest children.
 */
export type PupillaryDistance =
  { kind: 'dual'; right: number; left: number; total: number } | { kind: 'single'; total: number };

/** The smallest distance of both eyes, in millimetres; a smaller one is that of one eye. */
export const SMALLEST_WHOLE_DISTANCE = 40;

/**
 * Most adults measure 50 to 75 mm, 63 mm on average, and children down to about 40 (Dodgson, Variation and extrema of human
 * interpupillary distance, 2004). The limits outside which a shopper is asked to check the value are our own choice.
 */
export const USUAL_DISTANCE = { min: 54, max: 74 } as const;
/** The largest usual difference of the two halves, in millimetres. */
const USUAL_UNEVENNESS = 4;

/** Reads the distances that are written for the two eyes; null if they do not give a valid distance. */
export function pupillaryDistance(right: number | null, left: number | null): PupillaryDistance | null {
  const given = [right, left].filter((value) => value !== null);
  if (given.length === 2 && given.every((value) => value < SMALLEST_WHOLE_DISTANCE)) {
    const [first, second] = given as [number, number];
    return { kind: 'dual', right: first, left: second, total: first + second };
  }
  const total = given[0];
  const same = given.every((value) => value === total);
  return total !== undefined && total >= SMALLEST_WHOLE_DISTANCE && same ? { kind: 'single', total } : null;
}

/**
 * Whether a distance is so rare that the shopper is asked to check it: outside the usual range of adults, or very uneven.
 */
export function isUnusualDistance(distance: PupillaryDistance): boolean {
  if (distance.total < USUAL_DISTANCE.min || distance.total > USUAL_DISTANCE.max) return true;
  return distance.kind === 'dual' && Math.abs(distance.right - distance.left) > USUAL_UNEVENNESS;
}
