import type { PowerRange, PowerType, SavedPrescription } from '../contract/prescription.ts';
import type { Eye, PowerFinding } from './finding.ts';
import { checkPrescription } from './prescription.ts';

/**
 * What a power was measured for. Each needs a power of its own: a contact lens sits on the eye, spectacles some 12 mm in
 * front of it (ISO 13666: vertex distance), and reading glasses hold the addition in their sphere.
 */
export type PowerKind = 'contact' | 'reading' | 'distance';

/** What becomes of a saved prescription for goods: taken as it is, changed first, or not at all. */
export interface SavedFit {
  verdict: 'fits' | 'faulty' | 'unsuitable';
  kind: PowerKind;
  findings: { eye: Eye; finding: PowerFinding }[];
}

/** What lenses worn in a way are for. */
export function powerKind(powerType: PowerType | null): PowerKind {
  if (powerType === 'contact_lens') return 'contact';
  return powerType === 'reading' ? 'reading' : 'distance';
}

/** Checks a saved prescription against what is made for goods; of two that do not fit, why is in the findings or the kind. */
export function savedFit(
  { left, right, powerType }: Pick<SavedPrescription, 'left' | 'right' | 'powerType'>,
  range: PowerRange,
): SavedFit {
  const kind = powerKind(powerType);
  if (kind !== powerKind(range.powerType)) return { verdict: 'unsuitable', kind, findings: [] };
  const eyes = checkPrescription({ left: left ?? {}, right: right ?? {} }, range);
  return {
    verdict: eyes.every(({ isSuccess }) => isSuccess) ? 'fits' : 'faulty',
    kind,
    findings: eyes.flatMap(({ eye, fields }) => fields.map((finding) => ({ eye, finding }))),
  };
}
