import type { PowerRange } from '../../../contract/prescription.ts';
import type { Eye, PowerFinding } from '../../../rules/finding.ts';
import { checkPrescription } from '../../../rules/prescription.ts';
import { laterPrescription, type PowerDraft } from '../powerDraft.ts';

/** The findings about the boxes of each eye if the power itself is a picture or sent later. */
export function boxFindings(draft: PowerDraft, range: PowerRange): { eye: Eye; finding: PowerFinding }[] {
  return checkPrescription(laterPrescription(draft, range.rows), range).flatMap(({ eye, fields }) =>
    fields.filter(({ key }) => key === 'boxes').map((finding) => ({ eye, finding })),
  );
}
