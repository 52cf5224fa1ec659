import { storeContract } from '@lunette/appointments/contract';
import { COUNTRY_CODES, formatTime, type CountryCode } from '@lunette/country-config';
import { homeContract } from '@lunette/catalog/contract';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { bookVision, STORE } from '../testing/booking.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const app = await testGatewayApp();
const near = (query: object, as: CallAs = {}) => call(app, storeContract.getNearbyStores, { query }, as);

describe('our stores', () => {
  test.each(COUNTRY_CODES)(
    'APPT-04 in %s stores are listed without a place, the studios among them',
    async (country) => {
      const { stores, isPlaceKnown, price } = (await near({}, { country })).result;
      expect(stores.length).toBeGreaterThanOrEqual(4);
      expect(isPlaceKnown).toBe(true);
      expect(price.value).toBeGreaterThan(0);
      expect(stores.every(({ distanceKm }) => distanceKm === null)).toBe(true);
      const studios = await call(app, storeContract.getStudioStores, undefined, { country });
      expect(studios.result.stores.length).toBeGreaterThan(0);
      expect(studios.result.stores.every(({ isStudio }) => isStudio)).toBe(true);
    },
  );

  test('APPT-04 stores nearby are found by area, by postcode or by point, the nearest first and within 20 km', async () => {
    const byPostcode = (await near({ area: '411001', pid: sentinels.inStockFrame })).result.stores;
    expect(byPostcode.map(({ code }) => code)).toEqual(['in-koregaon-park', 'in-fc-road', 'in-aundh']);
    const distances = byPostcode.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(20);
    expect((await near({ latitude: 18.559, longitude: 73.8078 })).result.stores[0]?.code).toBe('in-aundh');
    expect((await near({ area: 'Mumbai', radius: 3 })).result.stores).toHaveLength(1);
    const arabic = await near({ area: 'دبي' }, { country: 'AE', language: 'ar' });
    expect(arabic.result.stores[0]?.city).toBe('دبي');
  });

  test('APPT-04 pid lists the stores that have a product: none if it is sold out, and an unknown one is not found', async () => {
    const unknown = await near({ area: '411001', pid: '999999' });
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'product_not_found']);
    const soldOut = (await near({ area: '411001', pid: sentinels.outOfStock })).result;
    expect([soldOut.isPlaceKnown, soldOut.stores]).toEqual([true, []]);
    expect((await near({ pid: sentinels.outOfStock })).result.stores).toEqual([]);
    expect((await near({ pid: sentinels.inStockFrame })).result.stores).toEqual(
      (await near({})).result.stores,
    );
  });

  test('a store’s address is written in the format of its country', async () => {
    const addressesIn = async (country: CountryCode) =>
      (await near({}, { country })).result.stores.map(({ address }) => address);
    expect(await addressesIn('US')).toContain('181 North 6th Street, Brooklyn, NY 11249');
    expect((await addressesIn('IN')).every((address) => / \d{6}$/.test(address))).toBe(true);
  });

  test('APPT-04 an unknown postcode is located by its district; an unknown place has no store', async () => {
    expect((await near({ area: '411057' })).result.stores).toHaveLength(3);
    const unknown = (await near({ area: 'Atlantis' })).result;
    expect([unknown.isPlaceKnown, unknown.stores]).toEqual([false, []]);
  });

  test('APPT-03 the parts of a day at nearby stores are 9 AM-12 PM, 12-3 PM, 3-6 PM and 6-9 PM', async () => {
    const labels = (await near({})).result.timeSlots.map(({ label }) => label);
    expect(labels).toEqual(['9 AM-12 PM', '12-3 PM', '3-6 PM', '6-9 PM']);
  });

  test('APPT-04 goods can be seen at the stores near a postcode, unless they are sold out', async () => {
    const token = await guest(app);
    const ask = (pincode: string, productId: string) =>
      call(app, storeContract.checkStoreProduct, { params: { pincode }, body: { productId } }, { token });
    expect((await ask('411001', '999999')).status).toBe(404);
    expect((await ask('411001', sentinels.outOfStock)).result.isAvailable).toBe(false);
    expect((await ask('Atlantis', sentinels.inStockFrame)).result.isAvailable).toBe(false);
    const found = (await ask('411001', sentinels.inStockFrame)).result;
    expect([found.isAvailable, found.stores.length]).toEqual([true, 3]);
  });

  test('the home page shows three stores that can be booked, the nearest first, and from where that is measured', async () => {
    const page = await call(app, homeContract.getHomePage, { params: { key: 'home' }, query: {} }, {});
    const section = page.result.sections.find(({ type }) => type === 'visit');
    const shown = section?.type === 'visit' ? section.stores : [];
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(shown.toSorted((a, b) => a.distanceKm - b.distanceKm));
    expect(section).toMatchObject({ storesFrom: 'Pune' });
    expect(shown[0]?.address).toMatch(/, Pune$/);
    const all = (await near({})).result.stores.map(({ name }) => name);
    for (const { name } of shown) expect(all).toContain(name);
  });
});

describe('the times of a store', () => {
  const slots = async (body: object, as: CallAs = {}) =>
    call(
      app,
      storeContract.getStoreSlots,
      { body: { storeCode: STORE, ...body } },
      { ...as, token: await guest(app, as) },
    );

  test('APPT-01 slots of a store are read with code, classification 1, duration 30 and skipCurrentDate, in the country of the session', async () => {
    expect((await slots({ duration: 45 })).status).toBe(422);
    expect((await slots({ classification: 2 })).status).toBe(422);
    expect((await slots({}, { country: 'SG' })).status).toBe(404);
    const body = { storeCode: 'sg-orchard', classification: 1, duration: 30, skipCurrentDate: true };
    const { result } = await slots(body, { country: 'SG' });
    expect([result.store.code, result.timeZone, result.days.length]).toEqual([
      'sg-orchard',
      'Asia/Singapore',
      7,
    ]);
    const times = result.days[0]?.slots.map(({ time }) => time);
    expect([times?.[0], times?.[1], times?.at(-1)]).toEqual(['10:30', '11:00', '21:00']);
  });

  test('APPT-03 no slot that has begun is offered, and days follow each other without a gap', async () => {
    const { days } = (await slots({})).result;
    const moments = days.flatMap((day) => day.slots.map(({ startsAt }) => Date.parse(startsAt)));
    expect(Math.min(...moments)).toBeGreaterThan(Date.now() - 60_000);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const dates = days.map(({ date }) => Date.parse(date));
    for (const [index, date] of dates.slice(1).entries()) expect(date - (dates[index] ?? 0)).toBe(DAY_MS);
  });

  test.each([
    ['us-soho', 'America/New_York', '10:00'],
    ['us-the-loop', 'America/Chicago', '10:00'],
    ['us-mission', 'America/Los_Angeles', '11:00'],
  ])('O-33 APPT-03 the times of %s are in its time zone, in %s', async (storeCode, timeZone, opens) => {
    const as = { country: 'US' as const };
    const { result } = await slots({ storeCode, skipCurrentDate: true }, as);
    const [first] = result.days[0]?.slots ?? [];
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    expect([result.timeZone, first?.time]).toEqual([timeZone, opens]);
    expect(clock.format(new Date(first?.startsAt ?? ''))).toBe(opens);
    const visitor = { storeCode, phone: '2125550134' };
    const token = await guest(app, as);
    const booked = await bookVision(app, { ...as, token }, first?.startsAt ?? '', visitor);
    expect(booked.result).toMatchObject({ timeZone, time: opens, date: result.days[0]?.date });
    await app.runJobs();
    expect(app.sent.sms.at(-1)?.text).toContain(formatTime(opens, 'en', as.country));
  });

  test('a later first day can be given; one that is too far ahead is ignored', async () => {
    const { days } = (await slots({})).result;
    const wished = days[3]?.date ?? '';
    expect((await slots({ from: wished })).result.days[0]?.date).toBe(wished);
    expect((await slots({ from: '9999-12-31' })).result.days[0]?.date).toBe(days[0]?.date);
  });
});
