/**
 * Distance between the pupils in millimetres: measured from the nose for each eye (dual) or across both (single).
 * An eye's own distance never reaches 40 mm, as that of both never exceeds 80, and the distance of both falls below 40 in
 * the smallest children alone, so the figure tells which (Dodgson 2004).
 */
export type PupillaryDistance =
  { kind: 'dual'; right: number; left: number; total: number } | { kind: 'single'; total: number };

/** Where a distance of one eye ends and a distance of both begins, in millimetres. */
export const SMALLEST_WHOLE_DISTANCE = 40;

/**
 * Most adults measure 50 to 75 mm, 63 mm on average, and children down to about 40 (Dodgson, Variation and extrema of
 * human interpupillary distance, 2004). Where within that a shopper is asked to look again is our own choice.
 */
export const USUAL_DISTANCE = { min: 54, max: 74 } as const;
/** Halves of one face seldom differ by more than this. */
const USUAL_UNEVENNESS = 4;

/** Reads the distances written for the two eyes; null when they do not make one. */
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

/** Whether a distance is rare enough to ask again: outside the usual range of adults, or very uneven. */
export function isUnusualDistance(distance: PupillaryDistance): boolean {
  if (distance.total < USUAL_DISTANCE.min || distance.total > USUAL_DISTANCE.max) return true;
  return distance.kind === 'dual' && Math.abs(distance.right - distance.left) > USUAL_UNEVENNESS;
}
