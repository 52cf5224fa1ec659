import { appointmentContract } from '@lunette/appointments/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { bookVision, somebody, storeSlots } from '../testing/booking.ts';

afterEach(() => void vi.useRealTimers());

const app = await testGatewayApp();
const slots = (await storeSlots(app, { token: await guest(app) })).map(({ startsAt }) => startsAt);
let used = 0;
const freeSlot = () => slots[(used += 1)] ?? '';

/** A booked appointment, and the parameters of the link in its e-mail. */
async function booked(as?: CallAs) {
  const visitor = somebody();
  const { result } = await bookVision(app, as ?? { token: await guest(app) }, freeSlot(), visitor);
  await app.runJobs();
  await app.runJobs();
  const text = app.sent.mail.find(({ to }) => to === visitor.email)?.text ?? '';
  const { searchParams } = new URL(/https?:\S*test-your-vision\S*/.exec(text)?.[0] ?? 'http://none');
  const until = searchParams.get('until');
  const link = until ? { until: Number(until), sign: searchParams.get('sign') ?? '' } : {};
  return { ...result, link };
}

/** The four calls of a link, as another guest or as `caller`. */
async function elsewhere(appointmentId: string, query: object, caller?: CallAs) {
  const as = caller ?? { token: await guest(app), headers: newAddress() };
  const params = { appointmentId };
  return {
    open: () => call(app, appointmentContract.getAppointment, { params, query }, as),
    times: () => call(app, appointmentContract.getMoveTimes, { params, query }, as),
    move: (startsAt: string) =>
      call(app, appointmentContract.moveAppointment, { params, query, body: { startsAt } }, as),
    cancel: () => call(app, appointmentContract.cancelAppointment, { params, query, body: {} }, as),
  };
}

/** The statuses of all four calls. */
async function statuses(appointmentId: string, query: object, caller?: CallAs) {
  const { open, times, move, cancel } = await elsewhere(appointmentId, query, caller);
  const answers = [await open(), await times(), await move(freeSlot()), await cancel()];
  return answers.map(({ status }) => status);
}

const NOT_FOUND = [404, 404, 404, 404];

describe('the link in the e-mail about an appointment', () => {
  test('opens, moves and cancels it in another browser, also after it was moved', async () => {
    const { appointmentId, link } = await booked();
    const { open, times, move, cancel } = await elsewhere(appointmentId, link);
    expect((await open()).result).toMatchObject({ appointmentId, status: 'booked' });
    expect((await times()).result.days).toHaveLength(7);
    const to = freeSlot();
    expect((await move(to)).result.startsAt).toBe(to);
    expect((await open()).result.startsAt).toBe(to);
    expect((await cancel()).result.status).toBe('cancelled');
  });

  test('opens nothing without its signature, with a changed one or one half, or for another appointment', async () => {
    const [one, other] = [await booked(), await booked()];
    const { until, sign } = one.link as { until: number; sign: string };
    for (const query of [
      {},
      { until },
      { sign },
      { until: until + 1, sign },
      { until, sign: `${sign.slice(1)}x` },
      other.link,
    ])
      expect(await statuses(one.appointmentId, query)).toEqual(NOT_FOUND);
    expect((await (await elsewhere(one.appointmentId, one.link)).open()).result.status).toBe('booked');
  });

  test('opens nothing once the appointment has ended', async () => {
    const { appointmentId, endsAt, link } = await booked();
    const caller = { token: await guest(app), headers: newAddress() };
    const { open } = await elsewhere(appointmentId, link, caller);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(endsAt) - 1_000 });
    expect((await open()).status).toBe(200);
    vi.setSystemTime(Date.parse(endsAt));
    expect(await statuses(appointmentId, link, caller)).toEqual(NOT_FOUND);
  });

  test("has no signature for a customer's appointment, and opens a guest's no longer once a customer has it", async () => {
    const customer = await newCustomer(app);
    expect((await booked({ token: customer.token })).link).toEqual({});
    const { appointmentId, link } = await booked();
    await app.db.execute(
      sql`UPDATE appointment SET customer_id = ${customer.id} WHERE id = ${appointmentId}`,
    );
    expect(await statuses(appointmentId, link)).toEqual(NOT_FOUND);
    expect(await statuses(appointmentId, link, { token: customer.token })).toEqual([200, 200, 200, 200]);
  });

  test('moves through it are limited by the texts to the number, from however many sessions they come', async () => {
    const { appointmentId, link } = await booked();
    const times = [freeSlot(), freeSlot()];
    const made = [];
    for (let turn = 0; turn < 11; turn += 1)
      made.push((await (await elsewhere(appointmentId, link)).move(times[turn % 2] ?? '')).status);
    expect(made).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
