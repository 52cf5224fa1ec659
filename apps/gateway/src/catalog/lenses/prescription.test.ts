import { prescriptionContract, type PowerRow, type Prescription } from '@lunette/prescription/contract';
import { CALL_FOR_POWER } from '@lunette/prescription/rules';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

type PowerType = 'single_vision' | 'progressive' | 'with_power' | 'contact_lens' | 'zero_power';
const powers = (id: string, power_type?: PowerType) =>
  call(app, prescriptionContract.getPowers, { params: { id }, query: power_type ? { power_type } : {} });
const validate = (productId: string, prescription: Prescription, powerType?: PowerType, as: CallAs = {}) =>
  call(
    app,
    prescriptionContract.validatePowers,
    { params: { productId }, body: { powerType, prescription } },
    as,
  );
const rowOf = (rows: readonly PowerRow[], key: string) => rows.find((row) => row.key === key);

test('RX-07 powers of an unknown product, or for a power type that it is not made for, are refused', async () => {
  expect((await powers('999999')).status).toBe(404);
  expect((await powers(sentinels.plainSunglasses, 'with_power')).problem.code).toBe('power_type_unsuitable');
  expect((await powers(sentinels.accessory)).status).toBe(422);
});

test('RX-07 the powers of a frame depend on the power type', async () => {
  const single = (await powers(sentinels.inStockFrame, 'single_vision')).result;
  expect(rowOf(single.rows, 'sph')).toEqual({
    key: 'sph',
    label: 'Sphere',
    unit: 'dioptre',
    required: true,
    range: { min: -20, max: 12, step: 0.25 },
    values: null,
  });
  expect(rowOf(single.rows, 'ap')).toBeUndefined();
  const progressive = (await powers(sentinels.inStockFrame, 'progressive')).result;
  expect(rowOf(progressive.rows, 'ap')).toMatchObject({ required: true, range: { min: 0.75, max: 3.5 } });
});

test('RX-07 contact lenses need no power type; they have a list of powers and are counted in boxes', async () => {
  const { result } = await powers(sentinels.dailyLens);
  expect(result).toMatchObject({ powerType: 'contact_lens', maxBoxes: 12 });
  const sph = rowOf(result.rows, 'sph')?.values ?? [];
  expect(sph).toContain('-6.00');
  expect(sph).not.toContain('-6.25');
  expect(rowOf(result.rows, 'bc')?.values).toEqual(['8.6']);
  expect(rowOf((await powers(sentinels.multifocalLens)).result.rows, 'ap')?.values).toEqual([
    'Low',
    'Medium',
    'High',
  ]);
});

test('RX-08 a prescription that cannot be made gets messages, those of the faulty eye first', async () => {
  const { result } = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-2.25' }, left: { sph: '-2.00', cyl: '-0.75' } },
    'single_vision',
  );
  expect(result.results[0]).toEqual({
    eye: 'left',
    isSuccess: false,
    fields: [
      {
        key: 'axis',
        severity: 'error',
        code: 'axis_needed',
        message: 'Left eye: axis is needed when there is a cylinder.',
      },
    ],
  });
  expect(result.results[1]).toMatchObject({ eye: 'right', isSuccess: true });
});

test('RX-08 messages are in the caller’s language', async () => {
  const { result } = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-2.25', cyl: '-0.75' }, left: { sph: '-2.00' } },
    'single_vision',
    { country: 'SA', language: 'ar' },
  );
  expect(result.results[0]?.fields[0]?.message).toBe('العين اليمنى: المحور مطلوب عند وجود أسطوانة.');
});

test('RX-08 every reason has a message in both languages', async () => {
  const odd: Prescription = {
    right: { sph: '-11.00', cyl: '-4.00', axis: '0', ap: '9', pd: '31' },
    left: { sph: '-2.12', cyl: '', axis: '90', ap: '', pd: '' },
  };
  for (const language of ['en', 'ar'] as const) {
    const { result } = await validate(sentinels.inStockFrame, odd, 'progressive', {
      country: 'AE',
      language,
    });
    const messages = result.results.flatMap(({ fields }) => fields.map(({ message }) => message));
    expect(messages.length).toBeGreaterThan(4);
    for (const message of messages) expect(message).not.toMatch(/[{}]|undefined/);
  }
});

test('RX-08 a power outside the range of the lens is refused, a rare power only gets a warning', async () => {
  const out = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-20.25' }, left: { sph: '-14.50' } },
    'single_vision',
  );
  expect(out.result.results[0]?.fields[0]?.message).toBe('Right eye: sphere goes from -20.00 to +12.00.');
  const strong = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-14.50' }, left: { sph: '-14.50' } },
    'single_vision',
  );
  expect(strong.result.results.every(({ isSuccess }) => isSuccess)).toBe(true);
  const rare = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-2.25' }, left: { sph: '+0.25' } },
    'single_vision',
  );
  expect(rare.result.results.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(rare.result.results.flatMap(({ fields }) => fields)[0]).toMatchObject({
    severity: 'warning',
    message: 'The eyes differ by 2.50 in sphere. That is rare, so please look again.',
  });
});

test('RX-08 an axis without a cylinder, a distance of 42 mm and one empty eye only get warnings', async () => {
  const { result } = await validate(
    sentinels.inStockFrame,
    { right: { sph: '-2.25', axis: '90', pd: '42' }, left: { pd: '42' } },
    'single_vision',
  );
  expect(result.results.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(
    result.results.flatMap(({ eye, fields }) =>
      fields.map(({ code, severity }) => `${eye} ${severity} ${code}`),
    ),
  ).toEqual([
    'right warning axis_without_cylinder',
    'left warning eye_empty',
    'left warning distance_unusual',
  ]);
});

test('RX-08 a power of progressive lenses without a pupillary distance only gets a warning', async () => {
  const eye = { sph: '-2.25', ap: '+2.00' };
  const { result } = await validate(sentinels.inStockFrame, { right: eye, left: eye }, 'progressive');
  expect(result.results.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(result.results.flatMap(({ fields }) => fields)).toEqual([
    {
      key: 'pd',
      severity: 'warning',
      code: 'distance_missing',
      message: expect.stringMatching(/^Progressive lenses are centred on your pupils\./) as string,
    },
  ]);
});

test('RX-08 contact lenses need powers that exist, and boxes; a power that is sent later is accepted', async () => {
  const eye = { sph: '-1.00', cyl: '-0.75', axis: '90', boxes: '1' };
  const first = async (prescription: Prescription) =>
    (await validate(sentinels.toricLens, prescription)).result.results[0];
  expect((await first({ right: eye, left: eye }))?.isSuccess).toBe(true);
  expect((await first({ right: { ...eye, cyl: '-1.00' }, left: eye }))?.fields[0]?.code).toBe('not_offered');
  expect((await first({ right: { ...eye, boxes: '' }, left: eye }))?.fields[0]?.code).toBe('boxes_needed');
  const later = { sph: CALL_FOR_POWER, boxes: '2' };
  expect((await first({ right: later, left: later }))?.isSuccess).toBe(true);
});

test('RX-08 what is made to order is always accepted', async () => {
  const { result } = await validate(sentinels.madeToOrderLens, { right: { sph: '-99' }, left: { sph: 'x' } });
  expect(result.results.every(({ isSuccess }) => isSuccess)).toBe(true);
});

test('RX-08 an unknown key or an endless text is refused', async () => {
  const eye = { sph: '-1.00', colourOfEyes: 'brown' } as { sph: string };
  expect((await validate(sentinels.inStockFrame, { right: eye }, 'single_vision')).status).toBe(422);
  expect(
    (await validate(sentinels.inStockFrame, { right: { sph: '1'.repeat(10_000) } }, 'single_vision')).status,
  ).toBe(422);
});
