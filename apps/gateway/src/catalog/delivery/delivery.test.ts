import type { Parsed } from '@lunette/api-client/contract';
import { productContract } from '@lunette/catalog/contract';
import type { CountryCode } from '@lunette/country-config';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { COUNTRY_CODES } from '@lunette/country-config';
import { arrival, arrivalCountedFrom } from './delivery.ts';

const app = await testGatewayApp();

const estimate = (
  pinCode: string,
  country: CountryCode,
  productId: string = sentinels.inStockFrame,
  as: CallAs = {},
) =>
  call(
    app,
    productContract.getDeliveryEstimate,
    { params: { productId }, query: { pinCode, country, isExpress: 'true' } },
    { country, ...as },
  );

type Lenses = Pick<
  Parsed<typeof productContract.getDeliveryEstimate>['query'],
  'powerType' | 'packageId' | 'coatingIds'
>;
const withLenses = (lenses: Lenses) => {
  const query = { pinCode: '411001', country: 'IN' as const, isExpress: 'true', ...lenses };
  return call(app, productContract.getDeliveryEstimate, {
    params: { productId: sentinels.inStockFrame },
    query,
  });
};

describe('refusals', () => {
  test('PDP-08 a postcode of another country is refused with a message', async () => {
    const { status, problem } = await estimate('10001', 'IN');
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'postcode_invalid',
      detail: 'A pincode in India has six digits, such as 411001.',
    });
    expect((await estimate('411001', 'US')).problem.detail).toContain('ZIP code');
    expect((await estimate('12', 'AE')).problem).toMatchObject({ code: 'place_invalid' });
    expect((await estimate('011001', 'IN')).status).toBe(422);
  });

  test('PDP-08 an unknown product is not found, and an endless place is refused', async () => {
    expect((await estimate('411001', 'IN', '999999')).status).toBe(404);
    expect((await estimate('4'.repeat(10_000), 'IN')).status).toBe(422);
  });

  test('PDP-08 lenses that the product is not offered with are refused, not left out', async () => {
    const codeOf = async (lenses: Lenses) => (await withLenses(lenses)).problem.code;
    expect(await codeOf({ powerType: 'contact_lens' })).toBe('power_type_unsuitable');
    expect(await codeOf({ powerType: 'single_vision', packageId: 'tough-160' })).toBe('package_unsuitable');
    const clear = { powerType: 'single_vision' as const, packageId: 'clear-156' };
    expect(await codeOf({ ...clear, coatingIds: 'tint-grey' })).toBe('coating_unsuitable');
    expect((await withLenses(clear)).status).toBe(200);
  });
});

test('PDP-08 with a power type alone, the days are those of this power type', async () => {
  const { ways } = (await withLenses({ powerType: 'progressive' })).result;
  expect(ways.map(({ days }) => days.map(({ powerType }) => powerType))).toEqual([
    ['progressive'],
    ['progressive'],
  ]);
});

describe('an estimate', () => {
  test('PDP-08 has the place and two days: without power, and three days later with power', async () => {
    const { result } = await estimate('411001', 'IN');
    expect(result).toMatchObject({
      serviceable: true,
      place: 'Pune, Camp',
      isExpress: true,
      cashOnDelivery: true,
    });
    expect(result.deliveryDate).toBe(arrival('IN', new Date(), 1));
    expect(result.deliveryDateWithPower).toBe(arrival('IN', new Date(), 4));
  });

  test('PDP-08 goods without lenses have one day only', async () => {
    expect((await estimate('411001', 'IN', sentinels.solution)).result.deliveryDateWithPower).toBeNull();
  });

  test('PDP-08 lenses that are made to order take two weeks', async () => {
    const { result } = await estimate('411001', 'IN', sentinels.madeToOrderLens);
    expect(result.deliveryDate).toBe(arrival('IN', new Date(), 1 + 12));
  });

  test('PDP-08 a place where the store does not deliver is not serviceable, without an error', async () => {
    for (const pinCode of ['194101', '744101', '682551'])
      expect((await estimate(pinCode, 'IN')).result).toMatchObject({
        serviceable: false,
        deliveryDate: null,
      });
    expect((await estimate('99501', 'US')).result.serviceable).toBe(false);
    expect((await estimate('Timbuktu', 'AE')).result.serviceable).toBe(false);
  });

  test('PDP-08 far places have neither express nor cash on delivery', async () => {
    expect((await estimate('795001', 'IN')).result).toMatchObject({
      isExpress: false,
      cashOnDelivery: false,
    });
  });

  test('PDP-08 countries without postcodes take a city or area, in either language (O-03)', async () => {
    const place = async (text: string, country: CountryCode, as: CallAs = {}) =>
      (await estimate(text, country, sentinels.inStockFrame, as)).result.place;
    expect(await place('dubai marina', 'AE')).toBe('Dubai, Dubai Marina');
    expect(await place('دبي مارينا', 'AE', { language: 'ar' })).toBe('دبي، دبي مارينا');
    expect(await place('ابوظبي', 'AE')).toBe('Abu Dhabi');
    expect(await place('JEDDAH', 'SA')).toBe('Jeddah');
    expect(await place('Eastern Province', 'SA')).toBe('Dammam');
    expect(await place('238823', 'SG')).toBe('Singapore, Orchard');
    expect(await place('Tampines', 'SG')).toBe('Singapore, Tampines');
  });

  test('PDP-08 a ZIP code may have its four additional digits', async () => {
    expect((await estimate('10001-1234', 'US')).result.place).toBe('New York');
    expect((await estimate('02110', 'US')).result.place).toBe('Boston');
  });
});

test('PDP-08 a pincode can be looked up without a product', async () => {
  const check = (pincode: string) =>
    call(app, productContract.checkPincode, { params: { pincode }, query: {} });
  expect((await check('abc')).status).toBe(422);
  expect((await check('411038')).result).toEqual({ serviceable: true, city: 'Pune', state: 'Maharashtra' });
  expect((await check('194101')).result).toEqual({ serviceable: false, city: null, state: null });
});

test('PDP-08 nothing arrives on a rest day', () => {
  const saturday = new Date('2026-11-21T06:00:00Z');
  expect(arrival('IN', saturday, 1)).toBe('2026-11-23');
  expect(arrival('IN', saturday, 4)).toBe('2026-11-26');
  expect(arrival('SA', new Date('2026-11-19T06:00:00Z'), 1)).toBe('2026-11-21');
  expect(arrival('US', new Date('2026-11-22T02:00:00Z'), 1)).toBe('2026-11-23');
});

test('a day that is counted again from a later moment is as many working days away, in every country', () => {
  const from = new Date('2026-11-21T06:00:00Z');
  const anew = new Date('2026-11-26T06:00:00Z');
  for (const country of COUNTRY_CODES)
    for (const days of [1, 2, 6, 13])
      expect(arrivalCountedFrom(country, { from, day: arrival(country, from, days) }, anew)).toBe(
        arrival(country, anew, days),
      );
});
