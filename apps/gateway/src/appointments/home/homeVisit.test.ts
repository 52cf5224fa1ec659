import { appointmentContract, homeVisitContract } from '@lunette/appointments/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { bookHome, bookVision, homeSlots, somebody, storeSlots } from '../testing/booking.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

afterEach(() => void vi.useRealTimers());

const app = await testGatewayApp();
const slots = (await homeSlots(app, {})).map(({ startsAt }) => startsAt);
let used = 0;
const freeSlot = () => slots[(used += 1)] ?? '';
const locate = (location: string, as: CallAs = {}) =>
  call(app, homeVisitContract.validateLocation, { query: { location } }, as);
const slotAt = (query: object, as: CallAs = {}) => call(app, homeVisitContract.getHomeSlots, { query }, as);

describe('places and times of home visits', () => {
  test.each(COUNTRY_CODES)(
    'APPT-06 in %s the configuration has the minutes, frames, price and cities of a visit',
    async (country) => {
      const { result } = await call(
        app,
        homeVisitContract.getHomeVisitConfig,
        { query: { v: 1 } },
        { country },
      );
      expect(result).toMatchObject({ minutes: 40, frames: 120 });
      expect(result.price.value).toBeGreaterThan(0);
      expect(result.cities.length).toBeGreaterThan(0);
    },
  );

  test('APPT-06 a location is valid where an optician lives near; a place without one, and an unknown place, are not', async () => {
    expect((await locate('here')).status).toBe(422);
    expect((await locate('18.51,73.88')).result).toMatchObject({
      isServiceable: true,
      place: { city: 'Pune', postcode: '411001' },
    });
    expect((await locate('22.5524,88.3522')).result).toMatchObject({
      isServiceable: false,
      place: { city: 'Kolkata' },
    });
    expect((await locate('0,0')).result).toEqual({ isServiceable: false, place: null });
    expect((await locate('99,181')).result).toEqual({ isServiceable: false, place: null });
  });

  test('APPT-06 slots are read by pinCode, or by city where a country has no postcodes (O-03), from tomorrow on, in the time zone of the place', async () => {
    expect((await slotAt({})).status).toBe(422);
    const pune = (await slotAt({ pinCode: '411057' })).result;
    expect([pune.isServiceable, pune.place?.city, pune.days.length]).toEqual([true, 'Pune', 7]);
    expect(pune.days[0]?.slots).toHaveLength(12);
    expect(pune.days[0]?.slots[0]).toMatchObject({ time: '09:00', free: 3 });
    const chicago = (await slotAt({ pinCode: '60603' }, { country: 'US' })).result;
    const [nine] = chicago.days[0]?.slots ?? [];
    expect([chicago.timeZone, nine?.time]).toEqual(['America/Chicago', '09:00']);
    const hour = { timeZone: 'America/Chicago', hour: '2-digit', hourCycle: 'h23' } as const;
    expect(new Intl.DateTimeFormat('en-GB', hour).format(new Date(nine?.startsAt ?? ''))).toBe('09');
    const dubai = (await slotAt({ city: 'Deira' }, { country: 'AE' })).result;
    expect([dubai.isServiceable, dubai.timeZone]).toEqual([true, 'Asia/Dubai']);
    const area = { name: 'Dubai Marina', city: 'Dubai', postcode: '' };
    expect((await slotAt({ city: 'dubai marina' }, { country: 'AE' })).result.place).toEqual(area);
    expect((await slotAt({ pinCode: '700016' })).result).toMatchObject({ isServiceable: false, days: [] });
    expect((await slotAt({ city: 'Atlantis' })).result.place).toBeNull();
  });

  test.each([
    ['AE', 'Dubai', 'Dubai'],
    ['AE', 'دبي', 'Dubai'],
    ['AE', 'Dub', 'Dubai'],
    ['IN', 'pune', 'Pune'],
  ] as const)(
    'in %s a visit to the city "%s" has the place %s, and none of its areas or postcodes',
    async (country, typed, city) => {
      const { result } = await slotAt({ city: typed }, { country });
      expect([result.isServiceable, result.place]).toEqual([true, { name: city, city, postcode: '' }]);
    },
  );
});

describe('a visit at home', () => {
  test('APPT-06 APPT-07 a guest books, reads detail, agent and the times to move to, and cancels with a reason', async () => {
    const as = { token: await guest(app) };
    const { result } = await bookHome(app, as, freeSlot());
    expect(result).toMatchObject({
      kind: 'home',
      status: 'booked',
      store: null,
      address: { city: 'Pune', floor: 2 },
    });
    expect(result.agent?.visits).toBeGreaterThan(0);
    const { appointmentId } = result;
    const params = { appointmentId };
    expect((await call(app, homeVisitContract.getHome, { params }, as)).result).toEqual(result);
    const agent = await call(app, homeVisitContract.getHomeAgent, { query: { orderId: appointmentId } }, as);
    expect(agent.result.agentInfo).toEqual(result.agent);
    const update = await call(app, homeVisitContract.getHomeUpdate, { params, query: { source: 'HEC' } }, as);
    expect(update.result.days.length).toBe(7);
    const body = { startsAt: freeSlot() };
    const moved = await call(app, appointmentContract.moveAppointment, { params, body }, as);
    expect(moved.result.startsAt).toBe(body.startsAt);
    const { reasons } = (await call(app, homeVisitContract.getCancelReasons, undefined, as)).result;
    expect(reasons.map(({ id }) => id)).toContain('time');
    const cancelled = await call(
      app,
      homeVisitContract.cancelHomeOrder,
      { params, query: { reason: 'time' }, body: { reason: 'time' } },
      as,
    );
    expect(cancelled.result).toMatchObject({ status: 'cancelled', changeableUntil: null });
  });

  test('APPT-07 a visit that is booked again with another address or number is refused, and not taken for the same one', async () => {
    const as = { token: await guest(app) };
    const [at, visitor] = [freeSlot(), somebody()];
    const { result } = await bookHome(app, as, at, visitor);
    expect((await bookHome(app, as, at, visitor)).result.appointmentId).toBe(result.appointmentId);
    const address = { ...result.address, addressline1: 'Flat 9, Neelkanth' };
    for (const change of [{ address }, { phone: somebody().phone }])
      expect((await bookHome(app, as, at, { ...visitor, ...change })).problem).toMatchObject({
        status: 409,
        code: 'elsewhere_then',
      });
  });

  test('O-03 where a country has no postcodes the area finds the opticians, and is part of the address; messages do not contain what was typed', async () => {
    const as = {
      token: await guest(app, { country: 'AE' }),
      country: 'AE' as const,
      language: 'ar' as const,
    };
    const [slot] = (await slotAt({ city: 'Deira' }, as)).result.days.flatMap(({ slots: times }) => times);
    const address = { addressline1: 'Villa 3', area: 'Deira', city: 'Dubai' };
    const far = { ...address, area: 'Atlantis' };
    const visitor = { phone: '501234567', email: 'villa3@post.ae', address };
    expect((await bookHome(app, as, slot?.startsAt ?? '', { ...visitor, address: far })).status).toBe(422);
    const { result } = await bookHome(app, as, slot?.startsAt ?? '', visitor);
    expect(result.address).toMatchObject(address);
    await app.runJobs();
    await app.runJobs();
    const text = app.sent.sms.findLast(({ to }) => to === '+971501234567')?.text;
    const mail = app.sent.mail.findLast(({ to }) => to === visitor.email);
    for (const message of [text, mail?.text, mail?.html]) {
      expect(message).toContain('في بيتك');
      expect(message).not.toMatch(/Villa 3|Deira|Dubai/);
    }
  });

  test('APPT-06 ?orderId&reasonCancellation cancels a visit too, and an eye test in a store is not a visit at home', async () => {
    const as = { token: await guest(app) };
    const { appointmentId } = (await bookHome(app, as, freeSlot())).result;
    const [slot] = await storeSlots(app, as);
    const inStore = (await bookVision(app, as, slot?.startsAt ?? '')).result.appointmentId;
    const cancel = (orderId: string) =>
      call(app, homeVisitContract.cancelHome, { query: { orderId, reasonCancellation: 'other' } }, as);
    expect((await cancel(inStore)).status).toBe(404);
    expect((await cancel(appointmentId)).result.status).toBe('cancelled');
  });

  test('APPT-07 a place that no optician visits, and a time today, are refused', async () => {
    const as = { token: await guest(app) };
    const address = { addressline1: '4 Park Street', city: 'Kolkata', postcode: '700016' };
    const refused = await bookHome(app, as, freeSlot(), { address });
    expect([refused.status, refused.problem.code]).toEqual([422, 'not_serviceable']);
    const today = new Date(Date.parse(slots[0] ?? '') - DAY_MS).toISOString();
    expect((await bookHome(app, as, today)).problem.code).toBe('slot_over');
  });

  test('a visit is not moved to today either, even in the morning', async () => {
    const as = { token: await guest(app) };
    // The clock is set to the morning of the first day: its evening is today then, and the next day is tomorrow.
    const [morning = '', evening = '', nextDay = ''] = [slots[0], slots[11], slots[23]];
    const { appointmentId } = (await bookHome(app, as, slots[18] ?? '')).result;
    const move = (startsAt: string) =>
      call(app, appointmentContract.moveAppointment, { params: { appointmentId }, body: { startsAt } }, as);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(morning) - 3_600_000 });
    expect((await move(evening)).problem.code).toBe('slot_over');
    expect((await move(nextDay)).result.startsAt).toBe(nextDay);
  });

  test('APPT-07 three opticians have three visits at a time, however many bookings are sent', async () => {
    const startsAt = freeSlot();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => guest(app)));
    const answers = await Promise.all(tokens.map((token) => bookHome(app, { token }, startsAt)));
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(3);
    expect(new Set(booked.map(({ result }) => result.agent?.name)).size).toBe(3);
  });

  test('APPT-06 only its owner can read the last visit of a telephone number', async () => {
    const as = { token: await guest(app) };
    const visitor = somebody('Zerelda Quint');
    const ask = async (token: string) => {
      const query = { telephone: visitor.phone };
      return (await call(app, homeVisitContract.getLastHomeOrder, { query }, { token })).result.lastOrder;
    };
    expect(await ask(as.token)).toBeNull();
    const booked = (await bookHome(app, as, freeSlot(), visitor)).result;
    expect(await ask(as.token)).toEqual({
      appointmentId: booked.appointmentId,
      name: 'Zerelda Quint',
      city: 'Pune',
      date: booked.date,
    });
    expect(await ask(await guest(app))).toBeNull();
  });
});
