import { AxisField, Num, PowerStepper, VisuallyHidden } from '@lunette/ui-kit';
import type { PowerRow } from '../../../contract/prescription.ts';
import { useEntryText } from '../../../text.ts';
import { readPower } from '../../../rules/power/power.ts';
import { isProvided } from '../../../rules/placeholder.ts';
import { PowerSelect } from './PowerSelect.tsx';
import { showPower, writeValue } from '../../../rules/power/powerText.ts';

/** One value of one eye, and how its control looks. */
export interface PowerCellProps {
  /** The label of the eye for screen readers: `Right eye`. */
  owner: string;
  row: PowerRow;
  /** The stored text. */
  value: string | undefined;
  onChange: (kept: string) => void;
  tone?: 'bad' | 'warn' | undefined;
  /** Why it is disabled. */
  off?: string | undefined;
  describedBy?: string | undefined;
}

/** One value of one eye in the control of its row: a stepper, a dial, a list of the existing values, or fixed text. */
export function PowerCell({ owner, row, value, onChange, tone, off, describedBy }: PowerCellProps) {
  const t = useEntryText();
  const label = t('power.field', { eye: owner, value: t(`power.row.${row.key}`) });
  const number = isProvided(value) ? readPower(value) : null;
  const keep = (next: number | null) => onChange(writeValue(next, row.unit));
  const shared = { label, tone, off, describedBy };
  const only = row.values?.length === 1 ? row.values[0] : undefined;
  if (only !== undefined)
    return (
      <span className="grid min-h-12 place-items-center rounded-control bg-sunk font-semibold">
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Num>{showPower(only)}</Num>
      </span>
    );
  if (row.values) return <PowerSelect {...shared} row={row} value={value ?? ''} onChange={onChange} />;
  if (row.key === 'axis') return <AxisField {...shared} value={number} onChange={keep} />;
  const { min = 0, max = 0, step = 1 } = row.range ?? {};
  const signed = row.unit === 'dioptre';
  return (
    <PowerStepper
      {...shared}
      value={number}
      onChange={keep}
      min={min}
      max={max}
      step={step}
      figure={signed ? 'signed' : 'plain'}
      decimals={signed ? 2 : row.unit === 'millimetre' ? 1 : 0}
      start={min <= 0 && max >= 0 ? 0 : row.key === 'pd' ? USUAL_HALF_DISTANCE : min}
    />
  );
}

/** The start value of the stepper for one eye's pupillary distance, in millimetres: half of the average of adults, 63 mm. */
const USUAL_HALF_DISTANCE = 31.5;
