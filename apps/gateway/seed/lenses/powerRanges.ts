import type { PowerType } from '@lunette/prescription/contract';
import type { powerRange, StoredPowerRow } from '../../src/catalog/schema.ts';
import type { ModelRow } from '../goods/goods.ts';

type RangeRow = typeof powerRange.$inferInsert;

const row = (
  key: StoredPowerRow['key'],
  unit: StoredPowerRow['unit'],
  limits: Partial<StoredPowerRow>,
): StoredPowerRow => ({
  key,
  unit,
  required: false,
  range: null,
  values: null,
  ...limits,
});

const sphere = (min: number, max: number) =>
  row('sph', 'dioptre', { required: true, range: { min, max, step: 0.25 } });
const cylinder = (limit: number) => row('cyl', 'dioptre', { range: { min: -limit, max: limit, step: 0.25 } });
const AXIS = row('axis', 'degree', { range: { min: 1, max: 180, step: 1 } });
const DISTANCE = row('pd', 'millimetre', { range: { min: 20, max: 80, step: 0.5 } });
const addition = (min: number, max: number) =>
  row('ap', 'dioptre', { required: true, range: { min, max, step: 0.25 } });

const ofGlasses = (powerType: PowerType, rows: StoredPowerRow[]): RangeRow => ({
  powerType,
  modelId: null,
  rows,
  maxBoxes: null,
});

/**
 * The powers of spectacle lenses that the lab of the demo store makes. The limits are the store's own, not those of a
 * standard.
 */
const GLASSES: RangeRow[] = [
  ofGlasses('single_vision', [sphere(-20, 12), cylinder(6), AXIS, DISTANCE]),
  ofGlasses('reading', [sphere(-6, 6), cylinder(4), AXIS, DISTANCE]),
  ofGlasses('progressive', [sphere(-8, 6), cylinder(4), AXIS, addition(0.75, 3.5), DISTANCE]),
  ofGlasses('with_power', [sphere(-6, 4), cylinder(2), AXIS, DISTANCE]),
  ...(['zero_power', 'frame_only', 'without_power'] as const).map((type) => ofGlasses(type, [])),
];

const HUNDREDTHS = 100;
const written = (value: number): string =>
  value === 0 ? '0.00' : `${value > 0 ? '+' : '-'}${Math.abs(value).toFixed(2)}`;

/** Powers of soft lenses as manufacturers make them: steps of 0.25 up to ±6, steps of 0.50 beyond. */
function spheres(min: number, max: number): string[] {
  const values: number[] = [];
  for (let at = min * HUNDREDTHS; at <= max * HUNDREDTHS; at += 25)
    if (Math.abs(at) <= 600 || at % 50 === 0) values.push(at / HUNDREDTHS);
  return values.map(written);
}

const every = (step: number, from = step, to = 180): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

const MAX_BOXES = 12;
const BOXES = row('boxes', 'count', { required: true, range: { min: 0, max: MAX_BOXES, step: 1 } });

const ROWS: Record<string, StoredPowerRow[]> = {
  'aqua-daily': [row('sph', 'dioptre', { required: true, values: spheres(-10, 6) })],
  'silk-daily': [row('sph', 'dioptre', { required: true, values: spheres(-10, 6) })],
  'tide-fortnight': [row('sph', 'dioptre', { required: true, values: spheres(-12, 8) })],
  'lumen-monthly': [row('sph', 'dioptre', { required: true, values: spheres(-10, 6) })],
  'aqua-daily-toric': toric(
    spheres(-8, 4),
    ['-0.75', '-1.25', '-1.75'],
    every(20, 20).concat('10', '90', '170'),
  ),
  'tide-fortnight-toric': toric(spheres(-9, 6), ['-0.75', '-1.25', '-1.75', '-2.25'], every(10)),
  'lumen-monthly-toric': toric(spheres(-9, 6), ['-0.75', '-1.25', '-1.75', '-2.25'], every(10)),
  'lumen-monthly-toric-xtra': toric(
    spheres(-10, 8),
    ['-2.75', '-3.25', '-3.75', '-4.25', '-4.75', '-5.25', '-5.75'],
    every(1),
  ),
  'aqua-daily-multifocal': multifocal(spheres(-9, 5)),
  'lumen-monthly-multifocal': multifocal(spheres(-10, 6)),
  'iris-monthly': [row('sph', 'dioptre', { required: true, values: spheres(-8, 0) })],
  'iris-daily': [row('sph', 'dioptre', { required: true, values: spheres(-6, 0) })],
};

function toric(sph: string[], cyl: string[], axis: string[]): StoredPowerRow[] {
  return [
    row('sph', 'dioptre', { required: true, values: sph }),
    row('cyl', 'dioptre', { required: true, values: cyl }),
    row('axis', 'degree', { values: [...new Set(axis)].sort((a, b) => Number(a) - Number(b)) }),
  ];
}

function multifocal(sph: string[]): StoredPowerRow[] {
  return [
    row('sph', 'dioptre', { required: true, values: sph }),
    row('ap', 'text', { required: true, values: ['Low', 'Medium', 'High'] }),
  ];
}

/** The powers that can be ordered, for each power type of glasses and each model of contact lenses. */
export function powerRanges(models: readonly ModelRow[]): RangeRow[] {
  const lenses = models.filter(({ classification }) => classification === 'contact_lens');
  return [
    ...GLASSES,
    ...lenses.map((model): RangeRow => {
      const { baseCurve, diameter } = model.measures;
      const rows = ROWS[model.slug];
      if (!rows || !baseCurve || !diameter)
        throw new Error(`${model.slug} has no powers in seed/lenses/powerRanges.ts`);
      const curve = row('bc', 'millimetre', { values: [baseCurve.toFixed(1)] });
      const size = row('dia', 'millimetre', { values: [diameter.toFixed(1)] });
      return {
        powerType: 'contact_lens',
        modelId: model.id,
        rows: [...rows, curve, size, BOXES],
        maxBoxes: MAX_BOXES,
      };
    }),
  ];
}
