import { FieldMessage } from '@lunette/ui-kit';
import type { PowerCheck } from '../../../contract/prescription.ts';
import type { Eye, PowerFinding } from '../../../rules/finding.ts';
import { PowerFindingText } from '../findings/PowerFindingText.tsx';

interface RowMessagesProps {
  id: string;
  eye: Eye;
  findings: readonly PowerFinding[];
  remarks: PowerCheck['fields'];
}

/** The messages beside the row of one eye: errors first, then warnings. */
export function RowMessages({ id, eye, findings, remarks }: RowMessagesProps) {
  const inOrder = findings.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return (
    <div
      id={id}
      aria-live="polite"
      className="col-span-full grid max-w-[62ch] gap-2 empty:hidden tablet:col-start-2"
    >
      {inOrder.map((finding) => (
        <FieldMessage key={finding.key + finding.code} tone={toneOf(finding)}>
          <PowerFindingText eye={eye} finding={finding} />
        </FieldMessage>
      ))}
      {remarks.map((remark) => (
        <FieldMessage key={remark.key + remark.code} tone={toneOf(remark)}>
          {remark.message}
        </FieldMessage>
      ))}
    </div>
  );
}

const toneOf = ({ severity }: Pick<PowerFinding, 'severity'>) => (severity === 'error' ? 'bad' : 'warn');
