import type { EyePower, PowerRange, Prescription } from '../contract/prescription.ts';
import { numberOf } from './checkEye.ts';
import { powerFinding, type Eye, type PowerFinding } from './finding.ts';
import { isProvided } from './placeholder.ts';
import { isUnusualDistance, pupillaryDistance, USUAL_DISTANCE } from './power/pupillaryDistance.ts';

/**
 * Eyes that differ by 2 dioptres or more see images of different size through spectacles (anisometropia). Fewer than one in
 * fifty people have this, so a typing error is more likely.
 */
const EYES_DIFFER_FROM = 2;

/** Findings for each eye. */
export type FindingsByEye = Record<Eye, PowerFinding[]>;

/**
 * The checks that need both eyes: distances, differences, mixed notations. Their findings belong to the left eye, which is
 * entered last.
 */
export function checkPair({ right, left }: Prescription, range: PowerRange): FindingsByEye {
  const findings: FindingsByEye = { right: [], left: [] };
  if (!right || !left) return findings;
  findings.left.push(
    ...compareStrength(right, left),
    ...compareAddition(right, left),
    ...compareSigns(right, left),
  );
  if (range.rows.some(({ key }) => key === 'pd')) addDistance(findings, right, left);
  return findings;
}

/**
 * Warns of spheres or cylinders that differ much, compared as written on the prescription. Spheres in different notations cannot be
 * compared; `compareSigns` warns of those.
 */
function compareStrength(right: EyePower, left: EyePower): PowerFinding[] {
  if (compareSigns(right, left).length > 0) return [];
  return (['sph', 'cyl'] as const).flatMap((key) => {
    const [of, from] = [numberOf(right, key), numberOf(left, key)];
    if (of === null || from === null) return [];
    const difference = Math.abs(of - from);
    return difference < EYES_DIFFER_FROM
      ? []
      : [powerFinding(key, 'eyes_differ', { difference: difference.toFixed(2) })];
  });
}

/** The addition is for one reading distance, so it is the same for both eyes except in rare cases. */
function compareAddition(right: EyePower, left: EyePower): PowerFinding[] {
  const [a, b] = [numberOf(right, 'ap'), numberOf(left, 'ap')];
  return a !== null && b !== null && a !== b ? [powerFinding('ap', 'additions_differ')] : [];
}

/** A prescription normally uses one notation, so a plus and a minus cylinder together are probably an error. */
function compareSigns(right: EyePower, left: EyePower): PowerFinding[] {
  const [a, b] = [numberOf(right, 'cyl') ?? 0, numberOf(left, 'cyl') ?? 0];
  return a * b < 0 ? [powerFinding('cyl', 'cylinder_signs_differ')] : [];
}

/** Warns if lenses with an addition, which are centred on the pupils, have no pupillary distance and no picture of it. */
export function checkDistanceGiven(
  { right, left, pdImageFileName }: Prescription,
  { rows }: PowerRange,
): PowerFinding[] {
  const isNeeded = (['ap', 'pd'] as const).every((key) => rows.some((row) => row.key === key));
  const isGiven = pdImageFileName || [right, left].some((eye) => isProvided(eye?.pd));
  return isNeeded && !isGiven ? [powerFinding('pd', 'distance_missing')] : [];
}

function addDistance(findings: FindingsByEye, right: EyePower, left: EyePower): void {
  if (!isProvided(right.pd) && !isProvided(left.pd)) return;
  const distance = pupillaryDistance(numberOf(right, 'pd'), numberOf(left, 'pd'));
  if (!distance) {
    const at: Eye = isProvided(right.pd) && !isProvided(left.pd) ? 'left' : 'right';
    findings[at].push(powerFinding('pd', 'distance_one_sided'));
  } else if (isUnusualDistance(distance)) {
    const shown = { distance: distance.total, min: USUAL_DISTANCE.min, max: USUAL_DISTANCE.max };
    findings.left.push(powerFinding('pd', 'distance_unusual', shown));
  }
}
