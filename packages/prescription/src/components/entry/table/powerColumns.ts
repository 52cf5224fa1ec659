import type { PowerRange, PowerRow } from '../../../contract/prescription.ts';
import type { PowerKey } from '../../../rules/finding.ts';
import { SMALLEST_WHOLE_DISTANCE } from '../../../rules/power/pupillaryDistance.ts';
import type { PowerDraft } from '../powerDraft.ts';

/** The heading of a column of a written prescription, the same in every language. */
export const SIGNS: Record<PowerKey, string> = {
  sph: 'SPH',
  cyl: 'CYL',
  axis: 'AXIS',
  ap: 'ADD',
  pd: 'PD',
  bc: 'BC',
  dia: 'DIA',
  boxes: '',
  colour: '',
};

/** A column of the table; a column without a row is disabled and says why. */
export interface PowerColumn {
  key: PowerKey;
  row: PowerRow | null;
}

const SPECTACLE_KEYS: readonly PowerKey[] = ['sph', 'cyl', 'axis', 'ap', 'pd'];

/** The columns in the order of a prescription. Spectacles always have all five, so that the table looks like it. */
export function columnsOf({ powerType, rows }: PowerRange, wholePd: boolean): PowerColumn[] {
  const rowOf = (key: PowerKey) => rows.find((row) => row.key === key) ?? null;
  if (powerType === 'contact_lens') return rows.map((row) => ({ key: row.key, row }));
  return SPECTACLE_KEYS.filter((key) => key !== 'pd' || (!wholePd && rowOf('pd') !== null)).map((key) => ({
    key,
    row: rowOf(key),
  }));
}

/** The row of a pupillary distance for both eyes together; null if only separate distances are possible. */
export function wholePdRow({ rows }: PowerRange): PowerRow | null {
  const row = rows.find(({ key }) => key === 'pd');
  return row?.range && row.range.max >= SMALLEST_WHOLE_DISTANCE
    ? { ...row, range: { ...row.range, min: SMALLEST_WHOLE_DISTANCE } }
    : null;
}

/** The range to check a draft against: a distance that is typed for both eyes must be one of both eyes. */
export function rangeFor({ wholePd }: PowerDraft, range: PowerRange): PowerRange {
  const whole = wholePd === null ? null : wholePdRow(range);
  if (!whole) return range;
  return { ...range, rows: range.rows.map((row) => (row.key === whole.key ? whole : row)) };
}

/** The grid of a row: aligned columns on a computer, a card of label and value pairs on a phone. */
export const ROW =
  'grid-cols-2 gap-x-2.5 gap-y-3.5 rounded-control border border-line p-4 max-[359px]:grid-cols-1 tablet:grid-cols-[104px_repeat(var(--columns),minmax(0,1fr))] tablet:rounded-none tablet:border-0 tablet:border-t tablet:py-[18px]';
