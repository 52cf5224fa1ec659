import type { PowerRange, PowerType, SavedPrescription } from '../contract/prescription.ts';
import type { Eye, PowerFinding } from './finding.ts';
import { powerSection } from './power/powerSection.ts';
import { checkPrescription } from './prescription.ts';

/**
 * What a power was measured for. The powers differ: a contact lens is on the eye, spectacles are some 12 mm in front of it
 * (ISO 13666: vertex distance), and reading glasses include the addition in their sphere.
 */
export type PowerKind = 'contact' | 'reading' | 'distance';

/** How a saved prescription fits goods: as it is, after a change, or not at all. */
export interface SavedFit {
  verdict: 'fits' | 'faulty' | 'unsuitable';
  kind: PowerKind;
  findings: { eye: Eye; finding: PowerFinding }[];
}

/** The kind of power that a power type needs. */
export function powerKind(powerType: PowerType | null): PowerKind {
  if (powerType === 'contact_lens') return 'contact';
  return powerType === 'reading' ? 'reading' : 'distance';
}

/**
 * Checks a saved prescription against the range of goods; if it does not fit, its findings or its kind say why. One that is
 * only a picture is read for the goods, so it fits those of its kind.
 */
export function savedFit(
  {
    left,
    right,
    powerType,
    imageFileName,
  }: Pick<SavedPrescription, 'left' | 'right' | 'powerType'> & { imageFileName?: string | null },
  range: PowerRange,
): SavedFit {
  const kind = powerKind(powerType);
  if (kind !== powerKind(range.powerType)) return { verdict: 'unsuitable', kind, findings: [] };
  const isPicture = powerSection({ left, right, imageFileName }) === 'POWER_UPLOAD';
  const eyes = isPicture ? [] : checkPrescription({ left: left ?? {}, right: right ?? {} }, range);
  return {
    verdict: eyes.every(({ isSuccess }) => isSuccess) ? 'fits' : 'faulty',
    kind,
    findings: eyes.flatMap(({ eye, fields }) => fields.map((finding) => ({ eye, finding }))),
  };
}
