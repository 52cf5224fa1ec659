import { lensPackageContract, type LensPackage } from '@lunette/catalog/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

type PowerType =
  'single_vision' | 'progressive' | 'reading' | 'zero_power' | 'frame_only' | 'with_power' | 'without_power';
const packages = (pid: string, power_type: PowerType, as: CallAs = {}) =>
  call(app, lensPackageContract.getLensPackages, { params: { pid }, query: { power_type } }, as);
const lookUp = (pid: string, packageId: string, coatingId?: string) =>
  call(app, lensPackageContract.getPackageAndCoating, {
    params: { pid },
    query: { packageId, ...(coatingId && { coatingId }) },
  });
const ids = (list: readonly LensPackage[]) => list.map(({ id }) => id);
const packageOf = (result: { packages: readonly LensPackage[] }, wanted: string) =>
  result.packages.find(({ id }) => id === wanted);

test('PDP-04 packages of an unknown product, or for a power type that it is not made for, are refused', async () => {
  expect((await packages('999999', 'single_vision')).status).toBe(404);
  const { status, problem } = await packages(sentinels.plainSunglasses, 'with_power');
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    code: 'power_type_unsuitable',
    detail: 'These glasses cannot be worn that way.',
  });
  expect((await packages(sentinels.inStockFrame, 'bifocal' as PowerType)).status).toBe(422);
});

test('PDP-04 single vision begins with the included lens and goes up to index 1.74', async () => {
  const { result } = await packages(sentinels.inStockFrame, 'single_vision');
  expect(ids(result.packages)).toEqual([
    'clear-156',
    'screen-156',
    'thin-160',
    'thin-167',
    'adaptive-156',
    'adaptive-167',
    'bluecut-174',
  ]);
  expect(result.packages[0]).toMatchObject({
    title: 'Clear 1.56',
    index: 1.56,
    price: { value: 0, currencyCode: 'INR' },
    recommended: true,
    warranty: '12 months warranty',
  });
  expect(packageOf(result, 'screen-156')?.price).toEqual({ value: 600, currencyCode: 'INR' });
});

test('PDP-04 with is_express only lenses that can be sent by express are answered, with allPackages all; other parameters change nothing', async () => {
  const idsWith = async (query: {
    is_express?: 'true';
    allPackages?: 'true';
    frame_type?: string;
    audienceType?: string;
  }) => {
    const asked = { power_type: 'single_vision' as const, ...query };
    const params = { pid: sentinels.inStockFrame };
    return ids(
      (await call(app, lensPackageContract.getLensPackages, { params, query: asked })).result.packages,
    );
  };
  const all = await idsWith({});
  const express = await idsWith({ is_express: 'true' });
  expect(express.length).toBeGreaterThan(0);
  expect(express.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(express));
  expect(await idsWith({ is_express: 'true', allPackages: 'true' })).toEqual(all);
  expect(await idsWith({ frame_type: 'full', audienceType: 'VISITOR' })).toEqual(all);
});

test('PDP-04 a package lists which coatings are part of it and what the others cost', async () => {
  const { result } = await packages(sentinels.inStockFrame, 'single_vision');
  const coatings = packageOf(result, 'screen-156')?.coatings ?? [];
  expect(coatings.filter(({ included }) => included).map(({ id }) => id)).toEqual([
    'anti-reflective',
    'blue-cut',
  ]);
  expect(coatings.find(({ id }) => id === 'water-dust')).toMatchObject({
    price: { value: 300 },
    included: false,
  });
});

test('PDP-04 a rimless frame has only tough lenses, with an index of 1.60 or more', async () => {
  const { result } = await packages(sentinels.rimlessFrame, 'single_vision');
  expect(result.packages.every(({ index }) => index >= 1.6)).toBe(true);
  expect(result.packages[0]).toMatchObject({ id: 'tough-160', price: { value: 0 } });
});

test('PDP-04 a screen frame has its filter in the price; the frame alone costs less', async () => {
  expect((await packages(sentinels.computerFrame, 'zero_power')).result.packages[0]?.price.value).toBe(0);
  expect((await packages(sentinels.inStockFrame, 'zero_power')).result.packages[0]?.price.value).toBe(600);
  const { result } = await packages(sentinels.inStockFrame, 'frame_only');
  expect(result.packages).toHaveLength(1);
  expect(result.packages[0]?.price.value).toBe(-200);
});

test('PDP-04 sun lenses with power come in tints that exclude each other', async () => {
  const { result } = await packages(sentinels.powerSunglasses, 'with_power');
  const tints = result.packages[0]?.coatings.filter(({ choice }) => choice === 'tint') ?? [];
  expect(tints.map(({ id }) => id)).toEqual(['tint-as-shown', 'tint-grey', 'tint-brown', 'tint-green']);
});

test('PDP-04 prices and words follow country and language', async () => {
  const { result } = await packages(sentinels.inStockFrame, 'single_vision', {
    country: 'AE',
    language: 'ar',
  });
  expect(packageOf(result, 'screen-156')).toMatchObject({
    title: 'شفافة 1.56 مع حماية من الضوء الأزرق',
    price: { value: 65, currencyCode: 'AED' },
  });
});

test('PDP-04 one package with one coating can be looked up with its total', async () => {
  const { result } = await lookUp(sentinels.inStockFrame, 'screen-156', 'water-dust');
  expect(result).toMatchObject({
    package: { id: 'screen-156' },
    coating: { id: 'water-dust' },
    total: { value: 900, currencyCode: 'INR' },
  });
  expect((await lookUp(sentinels.inStockFrame, 'screen-156')).result).toMatchObject({
    coating: null,
    total: { value: 600 },
  });
});

test('PDP-04 a package or coating that the product cannot have is not found', async () => {
  expect((await lookUp(sentinels.inStockFrame, 'tough-160')).problem.code).toBe('package_not_found');
  expect((await lookUp(sentinels.inStockFrame, 'screen-156', 'tint-grey')).problem.code).toBe(
    'coating_not_found',
  );
  expect((await lookUp(sentinels.accessory, 'clear-156')).status).toBe(404);
});
