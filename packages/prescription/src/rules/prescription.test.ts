import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PowerRange, PowerRow, Prescription } from '../contract/prescription.ts';
import { CALL_FOR_POWER } from './placeholder.ts';
import { writePower } from './power/power.ts';
import { boxesOf, checkPrescription, isPrescriptionValid } from './prescription.ts';

const row = (key: PowerRow['key'], unit: PowerRow['unit'], limits: Partial<PowerRow> = {}): PowerRow => ({
  key,
  label: key.toUpperCase(),
  unit,
  required: false,
  range: null,
  values: null,
  ...limits,
});

const glasses = (addition = false): PowerRange => ({
  powerType: addition ? 'progressive' : 'single_vision',
  maxBoxes: null,
  rows: [
    row('sph', 'dioptre', { required: true, range: { min: -12, max: 8, step: 0.25 } }),
    row('cyl', 'dioptre', { range: { min: -6, max: 6, step: 0.25 } }),
    row('axis', 'degree', { range: { min: 1, max: 180, step: 1 } }),
    ...(addition
      ? [row('ap', 'dioptre', { required: true, range: { min: 0.75, max: 3.5, step: 0.25 } })]
      : []),
    row('pd', 'millimetre', { range: { min: 20, max: 80, step: 0.5 } }),
  ],
});

const toric: PowerRange = {
  powerType: 'contact_lens',
  maxBoxes: 12,
  rows: [
    row('sph', 'dioptre', { required: true, values: ['-1.50', '-1.25', '-1.00', '0.00'] }),
    row('cyl', 'dioptre', { required: true, values: ['-0.75', '-1.25'] }),
    row('axis', 'degree', { values: ['10', '90', '180'] }),
    row('bc', 'millimetre', { values: ['8.6'] }),
    row('dia', 'millimetre', { values: ['14.4'] }),
    row('boxes', 'count', { required: true, range: { min: 0, max: 12, step: 1 } }),
  ],
};

const codes = (prescription: Prescription, range: PowerRange = glasses()) =>
  checkPrescription(prescription, range).flatMap(({ eye, fields }) =>
    fields.map(({ key, severity, code }) => `${eye}.${key} ${severity === 'warning' ? '?' : ''}${code}`),
  );

const plain = { sph: '-1.00' };

describe('RX-08 the values of one eye', () => {
  test('RX-08 a usual prescription passes without a finding', () => {
    const prescription = {
      right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31' },
      left: { sph: '-1.75', cyl: '-0.50', axis: '105', pd: '31.5' },
    };
    expect(codes(prescription)).toEqual([]);
  });

  test('RX-08 an axis is required with a cylinder and has no effect without one', () => {
    expect(codes({ right: { ...plain, cyl: '-0.75' }, left: plain })).toEqual(['right.axis axis_needed']);
    expect(codes({ right: { ...plain, axis: '90' }, left: plain })).toEqual([
      'right.axis ?axis_without_cylinder',
    ]);
    expect(codes({ right: { ...plain, cyl: '0.00', axis: '90' }, left: plain })).toEqual([
      'right.axis ?axis_without_cylinder',
    ]);
  });

  test('RX-08 an axis is from 1 to 180, and 0 is read as 180', () => {
    const axis = (text: string) => codes({ right: { ...plain, cyl: '-0.75', axis: text }, left: plain });
    expect(axis('1')).toEqual([]);
    expect(axis('180')).toEqual([]);
    expect(axis('0')).toEqual([]);
    expect(axis('181')).toEqual(['right.axis out_of_range']);
    expect(axis('12.5')).toEqual(['right.axis off_step']);
  });

  test('RX-08 powers have steps of 0.25 and must be in the range of the lens', () => {
    expect(codes({ right: { sph: '-1.12' }, left: plain })).toEqual(['right.sph off_step']);
    expect(codes({ right: { sph: '-12.25' }, left: { sph: '-12.00' } })).toContain('right.sph out_of_range');
    const [verdict] = checkPrescription({ right: { sph: '+8.25' }, left: { sph: '+8.00' } }, glasses());
    expect(verdict?.fields[0]?.params).toEqual({ min: '-12.00', max: '+8.00' });
  });

  test('RX-08 a value that is missing or not a number gives an error', () => {
    expect(codes({ right: { sph: 'two' }, left: plain })).toEqual(['right.sph not_a_number']);
    expect(codes({ right: { cyl: '-0.75', axis: '90' }, left: plain })).toEqual(['right.sph required']);
    expect(codes({ right: { pd: '31' }, left: { pd: '31' } })).toEqual([
      'right.sph required',
      'left.sph required',
    ]);
  });

  test('RX-08 an empty eye beside one with a power gives a warning', () => {
    expect(codes({ left: plain })).toEqual(['right.sph ?eye_empty']);
    expect(codes({ right: { pd: '63' }, left: { ...plain, pd: '63' } })).toEqual(['right.sph ?eye_empty']);
  });

  test('RX-08 a value for which the lens has no row is refused, unless it is zero', () => {
    expect(codes({ right: { ...plain, ap: '+2.00' }, left: plain })).toEqual(['right.ap value_needless']);
    expect(codes({ right: plain, left: { ...plain, boxes: '5' } })).toEqual(['left.boxes value_needless']);
    const spherical = { ...toric, rows: toric.rows.filter(({ key }) => key !== 'cyl' && key !== 'axis') };
    const eye = { sph: '-1.00', boxes: '1' };
    expect(codes({ right: { ...eye, cyl: '-0.75', axis: '90' }, left: eye }, spherical)).toEqual([
      'right.cyl value_needless',
      'right.axis value_needless',
    ]);
    expect(codes({ right: { ...eye, cyl: '0.00' }, left: eye }, spherical)).toEqual([]);
  });

  test('RX-08 the sum of sphere and cylinder must also be in the range', () => {
    expect(codes({ right: { sph: '-11.00', cyl: '-2.00', axis: '90' }, left: { sph: '-11.00' } })).toContain(
      'right.cyl combined_out_of_range',
    );
  });

  test('RX-08 an addition is required if the lens has one', () => {
    expect(codes({ right: plain, left: { ...plain, ap: '+2.00' } }, glasses(true))).toEqual([
      'right.ap required',
    ]);
  });

  test('RX-08 a very strong power gives a warning', () => {
    expect(codes({ right: { sph: '-10.25' }, left: { sph: '-10.00' } })).toEqual(['right.sph ?power_high']);
  });
});

describe('RX-08 both eyes together', () => {
  test('RX-08 eyes that differ by 2 dioptres or more give a warning, not an error', () => {
    const prescription = { right: { sph: '-2.25' }, left: { sph: '+0.25' } };
    expect(codes(prescription)).toEqual(['left.sph ?eyes_differ']);
    const results = checkPrescription(prescription, glasses());
    expect(results.every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(results.flatMap(({ fields }) => fields)[0]?.params).toEqual({ difference: '2.50' });
    expect(codes({ right: { sph: '-2.00' }, left: { sph: '-0.25' } })).toEqual([]);
  });

  test('RX-08 the difference of the eyes is computed from the values on the paper', () => {
    const prescription = {
      right: { sph: '-3.00', cyl: '-0.75', axis: '90' },
      left: { sph: '+2.25', cyl: '-3.00', axis: '90' },
    };
    const found = checkPrescription(prescription, glasses()).flatMap(({ fields }) => fields);
    expect(found.map(({ key, code, params }) => [key, code, params.difference])).toEqual([
      ['sph', 'eyes_differ', '5.25'],
      ['cyl', 'eyes_differ', '2.25'],
    ]);
  });

  test('RX-08 additions that differ, and cylinders of both signs, give warnings', () => {
    expect(
      codes({ right: { ...plain, ap: '+2.00' }, left: { ...plain, ap: '+2.25' } }, glasses(true)),
    ).toEqual(['left.ap ?additions_differ', 'left.pd ?distance_missing']);
    expect(
      codes({ right: { ...plain, cyl: '-0.50', axis: '5' }, left: { ...plain, cyl: '+0.50', axis: '5' } }),
    ).toEqual(['left.cyl ?cylinder_signs_differ']);
  });

  test('RX-08 the pupillary distance is single or dual; only one half, or a rare distance, gives a warning', () => {
    expect(codes({ right: { ...plain, pd: '63' }, left: plain })).toEqual([]);
    expect(codes({ right: { ...plain, pd: '31' }, left: plain })).toEqual(['left.pd ?distance_one_sided']);
    for (const pd of ['52', '42'])
      expect(codes({ right: { ...plain, pd }, left: { ...plain, pd } })).toEqual([
        'left.pd ?distance_unusual',
      ]);
    expect(codes({ right: { ...plain, pd: '81' }, left: plain })).toContain('right.pd out_of_range');
  });
});

test('RX-08 a complete power of progressive lenses without a pupillary distance gives a warning', () => {
  const eye = { sph: '-1.00', ap: '+2.00' };
  const warning = ['left.pd ?distance_missing'];
  expect(codes({ right: eye, left: eye }, glasses(true))).toEqual(warning);
  expect(codes({ right: eye, left: {} }, glasses(true))).toEqual(['left.sph ?eye_empty', ...warning]);
  const others = [
    { right: eye, left: { sph: '-1.00' } },
    { right: { ...eye, pd: '63' }, left: eye },
    { right: eye, left: eye, pdImageFileName: 'pd.jpg' },
    { imageFileName: 'paper.jpg' },
    { right: { sph: CALL_FOR_POWER }, left: { sph: CALL_FOR_POWER } },
    {},
  ];
  for (const other of others)
    expect(codes(other, glasses(true))).not.toEqual(expect.arrayContaining(warning));
  expect(codes({ right: plain, left: plain })).toEqual([]);
});

describe('RX-08 contact lenses', () => {
  const eye = { sph: '-1.00', cyl: '-0.75', axis: '90', boxes: '1' };

  test('RX-08 only powers, base curves and diameters that are made are accepted', () => {
    expect(
      codes({ right: { ...eye, bc: '8.6', dia: '14.4' }, left: { ...eye, sph: '-1.5' } }, toric),
    ).toEqual([]);
    expect(codes({ right: { ...eye, sph: '-1.75' }, left: eye }, toric)).toEqual(['right.sph not_offered']);
    expect(codes({ right: { ...eye, bc: '8.4' }, left: eye }, toric)).toEqual(['right.bc not_offered']);
    expect(codes({ right: { ...eye, axis: '95' }, left: eye }, toric)).toEqual(['right.axis not_offered']);
  });

  test('RX-08 a plus cylinder is transposed into the notation in which soft lenses are made', () => {
    const errors = (right: object) =>
      codes({ right: { ...right, boxes: '1' }, left: eye }, toric).filter((code) => !code.includes('?'));
    expect(errors({ sph: '-2.25', cyl: '+1.25', axis: '180' })).toEqual([]);
    expect(errors({ sph: '-3.00', cyl: '+1.25', axis: '180' })).toEqual(['right.sph not_offered']);
  });

  describe('a plus cylinder', () => {
    const written = { cyl: '+0.75', axis: '90', boxes: '1' };
    const errors = (right: object) => codes({ right: { ...written, ...right }, left: eye }, toric);

    test('RX-08 does not hide that a sphere is missing or not a number', () => {
      expect(errors({})).toContain('right.sph required');
      expect(errors({ sph: CALL_FOR_POWER })).toContain('right.sph required');
      expect(errors({ sph: 'abc' })).toContain('right.sph not_a_number');
    });

    test('RX-08 does not turn an axis above 180 degrees or below zero into one that is sold', () => {
      expect(errors({ sph: '-2.00' }).join()).not.toContain('right.axis');
      for (const axis of ['-80', '270'])
        expect(errors({ sph: '-2.00', axis })).toContain('right.axis not_offered');
    });
  });

  test('RX-08 boxes are whole, at least one for an eye that gets lenses, and not too many', () => {
    expect(codes({ right: { ...eye, boxes: '0' }, left: eye }, toric)).toEqual(['right.boxes boxes_needed']);
    expect(codes({ right: { ...eye, boxes: '1.5' }, left: eye }, toric)).toEqual([
      'right.boxes not_a_number',
    ]);
    expect(codes({ right: { ...eye, boxes: '13' }, left: eye }, toric)).toEqual([
      'right.boxes too_many_boxes',
    ]);
    expect(codes({ right: { boxes: '2' }, left: eye }, toric)).toEqual(['right.sph boxes_without_power']);
    expect(codes({ right: { boxes: '0' }, left: eye }, toric)).toEqual([]);
  });

  test('RX-08 only one eye may have a lens, but a prescription for no eye is refused', () => {
    expect(codes({ left: eye }, toric)).toEqual([]);
    expect(codes({}, toric)).toEqual(['right.sph required', 'left.sph required']);
    const onlyBoxes = { boxes: '2' };
    expect(codes({ right: onlyBoxes, left: onlyBoxes }, toric)).toEqual([
      'right.sph required',
      'left.sph required',
    ]);
  });

  test('RX-08 a power that the store will ask for passes once the boxes are known', () => {
    const later = { sph: CALL_FOR_POWER, boxes: '2' };
    expect(codes({ right: later, left: later }, toric)).toEqual([]);
    expect(codes({ right: { sph: CALL_FOR_POWER }, left: later }, toric)).toEqual([
      'right.boxes boxes_needed',
    ]);
  });

  test('RX-08 the other values of an eye without a power, or with one that is sent later, are also checked', () => {
    const later = { sph: CALL_FOR_POWER, boxes: '2' };
    expect(codes({ right: { ...later, bc: '8.6' }, left: { ...later, bc: '9.9' } }, toric)).toEqual([
      'left.bc not_offered',
    ]);
    expect(codes({ right: { colour: 'hazel' }, left: eye }, toric)).toEqual(['right.colour value_needless']);
    expect(codes({ imageFileName: 'paper.jpg', right: { bc: '8.6' } })).toEqual(['right.bc value_needless']);
  });

  test('RX-08 the boxes of both eyes add up to the quantity of the line', () => {
    expect(boxesOf({ right: { boxes: '2' }, left: { boxes: '1' } })).toBe(3);
    expect(boxesOf({ right: plain })).toBeNull();
    expect(boxesOf(null)).toBeNull();
  });
});

test('RX-08 an eye with an error is the first result, which decides; goods that are made to order always pass', () => {
  const results = checkPrescription({ right: plain, left: { sph: '99' } }, glasses());
  expect(results[0]).toMatchObject({ eye: 'left', isSuccess: false });
  expect(isPrescriptionValid(results, false)).toBe(false);
  expect(isPrescriptionValid(results, true)).toBe(true);
  expect(isPrescriptionValid([], false)).toBe(false);
});

test('RX-08 a picture of the paper replaces the values', () => {
  expect(codes({ imageFileName: 'paper.jpg' })).toEqual([]);
});

test('RX-08 every quarter inside the range passes, in either cylinder notation', () => {
  const quarters = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((n) => n / 4);
  const eye = fc.record({
    sph: quarters(-6, 2),
    cyl: quarters(-4, 4),
    axis: fc.integer({ min: 1, max: 180 }),
  });
  fc.assert(
    fc.property(eye, ({ sph, cyl, axis }) => {
      const power = {
        sph: writePower(sph),
        ...(cyl === 0 ? {} : { cyl: writePower(cyl), axis: String(axis) }),
      };
      expect(codes({ right: power, left: power }).filter((code) => !code.includes('?'))).toEqual([]);
    }),
  );
});

test('RX-08 the check throws for no text that a person can type', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('\u202e-1', '😀', '1e9', '-', CALL_FOR_POWER),
  );
  const eye = fc.record(
    { sph: text, cyl: text, axis: text, ap: text, pd: text, bc: text, dia: text, boxes: text },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(eye, eye, (right, left) => {
      for (const range of [glasses(), glasses(true), toric])
        expect(
          checkPrescription({ right, left }, range)
            .map(({ eye: name }) => name)
            .sort(),
        ).toEqual(['left', 'right']);
    }),
  );
});
