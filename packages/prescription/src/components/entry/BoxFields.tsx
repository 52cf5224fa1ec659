import type { PowerRange } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { PowerCell } from './table/PowerCell.tsx';
import { EYES, eyesOf, withSame, withValue, type PowerDraft } from './powerDraft.ts';

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
  const row = range.rows.find(({ key }) => key === 'boxes');
  if (!row) return null;
  const eyes = eyesOf(draft);
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
            onChange={(kept) => onDraft(withValue(apart, eye, 'boxes', kept))}
          />
        </div>
      ))}
    </div>
  );
}
