import type { PowerRange, SavedPrescription } from '../contract/prescription.ts';
import type { Eye, PowerFinding } from './finding.ts';
import { powerKind, type PowerKind } from './power/powerKind.ts';
import { powerSection } from './power/powerSection.ts';
import { checkPrescription } from './prescription.ts';

/** How a saved prescription fits goods: as it is, after a change, or not at all. */
export interface SavedFit {
  verdict: 'fits' | 'faulty' | 'unsuitable';
  kind: PowerKind;
  findings: { eye: Eye; finding: PowerFinding }[];
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
    pdImageFileName,
  }: Pick<SavedPrescription, 'left' | 'right' | 'powerType'> &
    Partial<Pick<SavedPrescription, 'imageFileName' | 'pdImageFileName'>>,
  range: PowerRange,
): SavedFit {
  const kind = powerKind(powerType);
  if (kind !== powerKind(range.powerType)) return { verdict: 'unsuitable', kind, findings: [] };
  const isPicture = powerSection({ left, right, imageFileName }) === 'POWER_UPLOAD';
  const power = { left: left ?? {}, right: right ?? {}, ...(pdImageFileName && { pdImageFileName }) };
  const eyes = isPicture ? [] : checkPrescription(power, range);
  return {
    verdict: eyes.every(({ isSuccess }) => isSuccess) ? 'fits' : 'faulty',
    kind,
    findings: eyes.flatMap(({ eye, fields }) => fields.map((finding) => ({ eye, finding }))),
  };
}
