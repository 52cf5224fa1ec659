import { Num } from '@lunette/ui-kit';
import { useId, type CSSProperties } from 'react';
import type { PowerRange, Prescription } from '../../../contract/prescription.ts';
import { EYES, type Eye } from '../../../rules/finding.ts';
import { useEntryText } from '../../../text.ts';
import { columnsOf, ROW, SIGNS, wholePdRow, type PowerColumn } from './powerColumns.ts';
import { PowerCell } from './PowerCell.tsx';
import { isBegun, withValue, type PowerDraft } from '../powerDraft.ts';
import { PowerTableRow } from './PowerTableRow.tsx';
import { inNotation } from '../../PowerInWords.tsx';
import { useTouchedEyes } from '../findings/useTouchedEyes.ts';
import type { PowerVerdict } from '../findings/usePowerVerdict.ts';

interface PowerTableProps {
  range: PowerRange;
  draft: PowerDraft;
  /** The effective values of the draft. */
  prescription: Prescription;
  verdict: PowerVerdict;
  onDraft: (draft: PowerDraft) => void;
}

/** The fields of a power as on a written prescription: one row for each eye, with its messages below. */
export function PowerTable({ range, draft, prescription, verdict, onDraft }: PowerTableProps) {
  const t = useEntryText();
  const messages = useId();
  const touched = useTouchedEyes(EYES.filter((eye) => isBegun(prescription[eye])));
  const columns = columnsOf(range, draft.wholePd !== null);
  const whole = draft.wholePd === null ? null : wholePdRow(range);
  const distanceTone = verdict.eyes.flatMap(({ fields }) => fields).find(({ key }) => key === 'pd')?.severity;
  return (
    <div
      style={{ '--columns': columns.length } as CSSProperties}
      className="grid gap-4 tablet:gap-0 tablet:overflow-hidden tablet:rounded-control tablet:border tablet:border-line tablet:bg-surface"
    >
      <TableHead columns={columns} />
      {EYES.map((eye) => (
        <PowerTableRow
          key={eye}
          eye={eye}
          isTouched={touched.has(eye)}
          messagesId={`${messages}-${eye}`}
          columns={columns}
          values={prescription[eye] ?? {}}
          repeats={eye === 'left' && draft.same ? inNotation(prescription.right ?? {}) : null}
          fields={ownFindings(verdict.eyes, eye, draft.same)}
          remarks={ownFindings(verdict.remarks, eye, draft.same)}
          onChange={(key, kept) => onDraft(withValue(draft, eye, key, kept))}
        />
      ))}
      {whole && (
        <div className={`grid bg-surface ${ROW}`}>
          <b className="self-center font-semibold max-tablet:col-span-full">{t('power.both-eyes')}</b>
          <div className="grid gap-1.5 max-tablet:col-span-full">
            <span className="text-12 text-ink-soft">
              <Num className="font-semibold text-ink">{SIGNS.pd}</Num> {t('power.row.pd')}
            </span>
            <PowerCell
              owner={t('power.both-eyes')}
              row={whole}
              value={draft.wholePd ?? ''}
              tone={distanceTone && (distanceTone === 'error' ? 'bad' : 'warn')}
              describedBy={EYES.map((eye) => `${messages}-${eye}`).join(' ')}
              onChange={(wholePd) => onDraft({ ...draft, wholePd })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** The findings about an eye. A left eye that repeats the right one has only those that the right eye lacks. */
function ownFindings<F extends { key: string; code: string }>(
  verdicts: readonly { eye: Eye; fields: readonly F[] }[],
  eye: Eye,
  isSame: boolean,
): F[] {
  const of = (wanted: Eye) =>
    verdicts.filter((verdict) => verdict.eye === wanted).flatMap(({ fields }) => fields);
  if (eye === 'right' || !isSame) return of(eye);
  const known = of('right');
  return of(eye).filter(({ key, code }) => !known.some((other) => other.key === key && other.code === code));
}

function TableHead({ columns }: { columns: readonly PowerColumn[] }) {
  const t = useEntryText();
  return (
    <div
      aria-hidden="true"
      className={`hidden bg-sunk text-14 tablet:grid tablet:border-t-0 tablet:py-3.5 ${ROW}`}
    >
      <span />
      {columns.map(({ key }) => (
        <span key={key}>
          <span className="block font-semibold">
            {SIGNS[key] ? <Num>{SIGNS[key]}</Num> : t(`power.column.${key}`)}
          </span>
          {SIGNS[key] && <span className="text-12 text-ink-soft">{t(`power.column.${key}`)}</span>}
        </span>
      ))}
    </div>
  );
}
