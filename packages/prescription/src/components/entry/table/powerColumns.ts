import type { PowerRange, PowerRow } from '../../../contract/prescription.ts';
import { SMALLEST_WHOLE_DISTANCE } from '../../../rules/power/pupillaryDistance.ts';

export type PowerKey = PowerRow['key'];

/** What stands over a column of a prescription paper, the same in every language. */
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

/** A column of the table; one without a row rests, and says why. */
export interface PowerColumn {
  key: PowerKey;
  row: PowerRow | null;
}

const PAPER: readonly PowerKey[] = ['sph', 'cyl', 'axis', 'ap', 'pd'];

/** The columns in the order of a paper. Spectacles always have all five, so that the table looks like the paper. */
export function columnsOf({ powerType, rows }: PowerRange, wholePd: boolean): PowerColumn[] {
  const rowOf = (key: PowerKey) => rows.find((row) => row.key === key) ?? null;
  if (powerType === 'contact_lens') return rows.map((row) => ({ key: row.key, row }));
  return PAPER.filter((key) => key !== 'pd' || (!wholePd && rowOf('pd') !== null)).map((key) => ({
    key,
    row: rowOf(key),
  }));
}

/** The row of a pupillary distance that counts for both eyes; null where only halves are taken. */
export function wholePdRow({ rows }: PowerRange): PowerRow | null {
  const row = rows.find(({ key }) => key === 'pd');
  return row?.range && row.range.max >= SMALLEST_WHOLE_DISTANCE
    ? { ...row, range: { ...row.range, min: SMALLEST_WHOLE_DISTANCE } }
    : null;
}

/** A row of the table: columns under one another on the desk, a card of pairs on the phone. */
export const ROW =
  'grid-cols-2 gap-x-2.5 gap-y-3.5 rounded-control border border-line p-4 max-[359px]:grid-cols-1 tablet:grid-cols-[104px_repeat(var(--columns),minmax(0,1fr))] tablet:rounded-none tablet:border-0 tablet:border-t tablet:py-[18px]';
