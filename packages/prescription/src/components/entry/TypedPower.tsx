import { Checkbox } from '@lunette/ui-kit';
import type { PowerRange, Prescription } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { withSame, withWholePd, type PowerDraft } from './powerDraft.ts';
import { PowerTable } from './table/PowerTable.tsx';
import { wholePdRow } from './table/powerColumns.ts';
import type { PowerVerdict } from './findings/usePowerVerdict.ts';

interface TypedPowerProps {
  range: PowerRange;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  typed: Prescription;
  verdict: PowerVerdict;
}

/** The entry of a power by its values: the table, and whether values are the same for both eyes. */
export function TypedPower({ range, draft, onDraft, typed, verdict }: TypedPowerProps) {
  const t = useEntryText();
  return (
    <>
      <PowerTable range={range} draft={draft} prescription={typed} verdict={verdict} onDraft={onDraft} />
      {isAdditionDisabled(range) && <p className="hint mt-3.5">{t('power.hint.ap')}</p>}
      <div className="mt-3 flex flex-wrap gap-x-8">
        <Checkbox checked={draft.same} onChange={() => onDraft(withSame(draft, !draft.same))}>
          {t('power.same')}
        </Checkbox>
        {wholePdRow(range) && (
          <Checkbox
            checked={draft.wholePd !== null}
            onChange={() => onDraft(withWholePd(draft, draft.wholePd === null))}
          >
            {t('power.whole-pd')}
          </Checkbox>
        )}
      </div>
    </>
  );
}

/** Whether the column of the addition is disabled: the lenses have one power, and progressive ones can be chosen instead. */
function isAdditionDisabled({ powerType, rows }: PowerRange): boolean {
  return powerType !== 'contact_lens' && rows.every(({ key }) => key !== 'ap');
}
