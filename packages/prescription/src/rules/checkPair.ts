import type { EyePower, PowerRange, Prescription } from '../contract.ts';
import { numberOf } from './checkEye.ts';
import { sphericalEquivalent } from './cylinder.ts';
import { powerError, type Eye, type PowerFinding, powerWarning } from './finding.ts';
import { isProvided } from './placeholder.ts';
import { isUnusualDistance, pupillaryDistance, USUAL_DISTANCE } from './pupillaryDistance.ts';

/**
 * Eyes that differ by 2 dioptres or more see images of different size through spectacles (anisometropia); fewer than
 * one in fifty do, so a slip of the pen is likelier.
 */
export const EYES_DIFFER_FROM = 2;

export type FindingsByEye = Record<Eye, PowerFinding[]>;

/** What only both eyes together can show: distances, differences, mixed notations. Remarks stand at the left eye, read last. */
export function checkPair({ right, left }: Prescription, range: PowerRange): FindingsByEye {
  const findings: FindingsByEye = { right: [], left: [] };
  if (!right || !left) return findings;
  findings.left.push(
    ...compareSphere(right, left),
    ...compareAddition(right, left),
    ...compareSigns(right, left),
  );
  if (range.rows.some(({ key }) => key === 'pd')) addDistance(findings, right, left);
  return findings;
}

function compareSphere(right: EyePower, left: EyePower): PowerFinding[] {
  const [of, from] = [meanPower(left), meanPower(right)];
  if (of === null || from === null) return [];
  const difference = Math.abs(of - from);
  return difference < EYES_DIFFER_FROM
    ? []
    : [powerWarning('sph', 'eyes_differ', { difference: difference.toFixed(2) })];
}

function meanPower(eye: EyePower): number | null {
  const sph = numberOf(eye, 'sph');
  return sph === null ? null : sphericalEquivalent({ sph, cyl: numberOf(eye, 'cyl') ?? 0 });
}

/** The addition serves one reading distance, so it is the same for both eyes but for rare cases. */
function compareAddition(right: EyePower, left: EyePower): PowerFinding[] {
  const [a, b] = [numberOf(right, 'ap'), numberOf(left, 'ap')];
  return a !== null && b !== null && a !== b ? [powerWarning('ap', 'additions_differ')] : [];
}

/** One paper keeps to one notation: a plus and a minus cylinder side by side are more often a slip. */
function compareSigns(right: EyePower, left: EyePower): PowerFinding[] {
  const [a, b] = [numberOf(right, 'cyl') ?? 0, numberOf(left, 'cyl') ?? 0];
  return a * b < 0 ? [powerWarning('cyl', 'cylinder_signs_differ')] : [];
}

function addDistance(findings: FindingsByEye, right: EyePower, left: EyePower): void {
  if (!isProvided(right.pd) && !isProvided(left.pd)) return;
  const distance = pupillaryDistance(numberOf(right, 'pd'), numberOf(left, 'pd'));
  if (!distance) {
    const at: Eye = isProvided(right.pd) && !isProvided(left.pd) ? 'left' : 'right';
    findings[at].push(powerError('pd', 'distance_one_sided'));
  } else if (isUnusualDistance(distance)) {
    const shown = { distance: distance.total, min: USUAL_DISTANCE.min, max: USUAL_DISTANCE.max };
    findings.left.push(powerWarning('pd', 'distance_unusual', shown));
  }
}
