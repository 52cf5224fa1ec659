import { className, Num } from '@lunette/ui-kit';
import type { EyePower, PowerCheck } from '../../../contract/prescription.ts';
import { useEntryText } from '../../../text.ts';
import type { Eye, PowerFinding, PowerKey } from '../../../rules/finding.ts';
import { readPower } from '../../../rules/power/power.ts';
import { PowerCell } from './PowerCell.tsx';
import { ROW, SIGNS, type PowerColumn } from './powerColumns.ts';
import { isBegun } from '../powerDraft.ts';
import { shownFindings } from '../findings/shownFindings.ts';
import { PlusCylinder } from '../PlusCylinder.tsx';
import { RowMessages } from './RowMessages.tsx';

interface PowerTableRowProps {
  eye: Eye;
  /** Whether the shopper has left this row, with values or without. */
  isTouched: boolean;
  messagesId: string;
  columns: readonly PowerColumn[];
  values: EyePower;
  /** The power as text if this eye repeats the other one. */
  repeats: string | null;
  fields: readonly PowerFinding[];
  remarks: PowerCheck['fields'];
  onChange: (key: PowerKey, kept: string) => void;
}

/** Which eye it is on the prescription: oculus dexter or sinister. */
const SIGN: Record<Eye, string> = { right: 'OD', left: 'OS' };
const BAD = '[box-shadow:inset_3px_0_0_var(--sale)] rtl:[box-shadow:inset_-3px_0_0_var(--sale)]';
const WARN = '[box-shadow:inset_3px_0_0_var(--warn)] rtl:[box-shadow:inset_-3px_0_0_var(--warn)]';

/** The row of one eye: its values with their messages below. On a phone it is a card. */
export function PowerTableRow(props: PowerTableRowProps) {
  const { eye, isTouched, messagesId, columns, values, repeats, fields, remarks, onChange } = props;
  const t = useEntryText();
  const findings = shownFindings(fields, { isTouched, isBegun: isBegun(values) });
  const marks = [...findings, ...remarks];
  const isBad = marks.some(({ severity }) => severity === 'error');
  return (
    <div
      role="group"
      data-eye={eye}
      aria-label={t(`power.eye.${eye}`)}
      className={className('grid bg-surface', ROW, isBad ? BAD : marks.length > 0 && WARN)}
    >
      <div className="flex items-baseline gap-2 leading-[1.3] max-tablet:col-span-full max-tablet:text-18 tablet:grid tablet:content-start tablet:gap-0 tablet:pt-2.5">
        <b className="font-semibold">{t(`power.eye.${eye}`)}</b>
        <span className="text-14 text-ink-soft">
          <Num>{SIGN[eye]}</Num>
        </span>
      </div>
      {repeats !== null ? (
        <p className="col-span-full py-2.5 text-ink-soft tablet:col-start-2">
          {t('power.same-as-right')} {repeats && <Num className="font-semibold text-ink">{repeats}</Num>}
        </p>
      ) : (
        columns.map(({ key, row }, index) => (
          <div
            key={key}
            className={className(
              'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5',
              isLastAlone(index, columns.length) && 'max-tablet:col-span-full',
            )}
          >
            <span className="text-12 text-ink-soft tablet:hidden" aria-hidden="true">
              {SIGNS[key] && <Num className="font-semibold text-ink">{SIGNS[key]}</Num>}{' '}
              {t(`power.column.${key}`)}
            </span>
            <PowerCell
              owner={t(`power.eye.${eye}`)}
              row={row ?? DISABLED_ROW}
              value={values[key]}
              off={
                isDisabled(key, row !== null, values)
                  ? t(`power.off.${key === 'axis' ? 'axis' : 'ap'}`)
                  : undefined
              }
              tone={toneOf(key, marks)}
              describedBy={marks.length > 0 ? messagesId : undefined}
              onChange={(kept) => onChange(key, kept)}
            />
          </div>
        ))
      )}
      <RowMessages id={messagesId} eye={eye} findings={findings} remarks={remarks} />
      {repeats === null && <PlusCylinder values={values} />}
    </div>
  );
}

function toneOf(key: PowerKey, marks: readonly { key: string; severity: PowerFinding['severity'] }[]) {
  const own = marks.filter((mark) => mark.key === key);
  if (own.some(({ severity }) => severity === 'error')) return 'bad';
  return own.length > 0 ? 'warn' : undefined;
}

/** Whether a column is disabled: the axis without a cylinder, unless an axis was typed, and a column without a row. */
function isDisabled(key: PowerKey, hasRow: boolean, { cyl, axis }: EyePower): boolean {
  if (!hasRow) return true;
  return key === 'axis' && !axis && (readPower(cyl ?? '') ?? 0) === 0;
}

const isLastAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

const DISABLED_ROW = {
  key: 'ap',
  label: '',
  unit: 'dioptre',
  required: false,
  range: { min: 0, max: 0, step: 0.25 },
  values: null,
} as const;
