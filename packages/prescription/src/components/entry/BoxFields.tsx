import { FieldMessage } from '@lunette/ui-kit';
import { useId } from 'react';
import type { PowerRange } from '../../contract/prescription.ts';
import { EYES, type Eye } from '../../rules/finding.ts';
import { useEntryText } from '../../text.ts';
import { boxFindings } from './findings/boxFindings.ts';
import { PowerFindingText } from './findings/PowerFindingText.tsx';
import { PowerCell } from './table/PowerCell.tsx';
import { eyesOf, withSame, withValue, type PowerDraft } from './powerDraft.ts';

interface BoxFieldsProps {
  range: PowerRange;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
}

/**
 * The fields for the boxes of each eye if the power itself is a picture or sent later. Nothing for goods that are not
 * counted in boxes.
 */
export function BoxFields({ range, draft, onDraft }: BoxFieldsProps) {
  const t = useEntryText();
  const messages = useId();
  const row = range.rows.find(({ key }) => key === 'boxes');
  if (!row) return null;
  const eyes = eyesOf(draft);
  const findings = boxFindings(draft, range);
  const isBad = (eye: Eye) => findings.some((found) => found.eye === eye);
  // The boxes of each eye are counted separately, starting from the shown values.
  const apart = EYES.reduce(
    (now, eye) => withValue(now, eye, 'boxes', eyes[eye].boxes ?? ''),
    withSame(draft, false),
  );
  return (
    <div className="grid max-w-[420px] grid-cols-2 gap-4">
      {EYES.map((eye) => (
        <div key={eye} className="grid gap-1.5">
          <span className="text-14 font-medium">
            {t('power.field', { eye: t(`power.eye.${eye}`), value: t('power.row.boxes') })}
          </span>
          <PowerCell
            owner={t(`power.eye.${eye}`)}
            row={row}
            value={eyes[eye].boxes || '1'}
            tone={isBad(eye) ? 'bad' : undefined}
            describedBy={isBad(eye) ? messages : undefined}
            onChange={(kept) => onDraft(withValue(apart, eye, 'boxes', kept))}
          />
        </div>
      ))}
      <div id={messages} aria-live="polite" className="col-span-full grid gap-2 empty:hidden">
        {findings.map(({ eye, finding }) => (
          <FieldMessage key={eye} tone="bad">
            <PowerFindingText eye={eye} finding={finding} />
          </FieldMessage>
        ))}
      </div>
    </div>
  );
}
