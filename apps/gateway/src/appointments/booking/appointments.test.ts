import { signInContract, identityContract } from '@lunette/session/contract';
import { appointmentContract } from '@lunette/appointments/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import {
  codeFor,
  linkFor,
  newAddress,
  newCustomer,
  signInAgain,
  solveCaptcha,
} from '../../identity/testing/customer.ts';
import { appointmentJobs } from '../jobs.ts';
import { bookVision, somebody, STORE, storeSlots } from '../testing/booking.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

afterEach(() => void vi.useRealTimers());

const app = await testGatewayApp();
const slots = (await storeSlots(app, { token: await guest(app) })).map(({ startsAt }) => startsAt);
let used = 0;
const freeSlot = () => slots[(used += 1)] ?? '';
const list = async (as: CallAs) =>
  (await call(app, appointmentContract.getAppointments, undefined, as)).result.appointments;
const move = (appointmentId: string, startsAt: string, as: CallAs) =>
  call(app, appointmentContract.moveAppointment, { params: { appointmentId }, body: { startsAt } }, as);
const cancel = (appointmentId: string, as: CallAs) =>
  call(app, appointmentContract.cancelAppointment, { params: { appointmentId }, body: {} }, as);

/** Signs in with a number, or links it; the texts about bookings are sent before the text with the code. */
async function prove(number: string, token: string, kind: 'LOGIN' | 'MERGE' = 'LOGIN') {
  await app.runJobs();
  await app.runJobs();
  const mobile = { phoneCode: '+91', mobile: number, otpType: kind };
  const headers = newAddress();
  await call(app, signInContract.sendOtp, { body: mobile }, { token, headers });
  const code = await codeFor(app, `+91${number}`);
  const body = { phoneCode: '+91', telephone: number, code, loginType: kind };
  return (await call(app, signInContract.verifyOtp, { body }, { token, headers })).result.token;
}

describe('an eye test in a store', () => {
  test('APPT-08 a phone number of another country, a store of another country and a time that is not offered are refused', async () => {
    const as = { token: await guest(app) };
    const startsAt = freeSlot();
    const phone = await bookVision(app, as, startsAt, { phone: '1234567890' });
    expect([phone.status, Object.keys(phone.problem.fields ?? {})]).toEqual([422, ['phone']]);
    expect((await bookVision(app, as, startsAt, { email: 'nobody' })).problem.fields).toHaveProperty('email');
    expect((await bookVision(app, as, startsAt, { storeCode: 'ae-reem' })).status).toBe(404);
    const over = new Date(Date.now() - DAY_MS).toISOString();
    const odd = new Date(Date.parse(startsAt) + 60_000).toISOString();
    for (const wrong of [over, odd, '9000-01-01T10:00:00Z'])
      expect((await bookVision(app, as, wrong)).problem.code).toBe('slot_over');
    expect(await list(as)).toEqual([]);
  });

  test('APPT-08 a guest books a time and gets a number, a text message and an e-mail', async () => {
    const as = { token: await guest(app) };
    const startsAt = freeSlot();
    const visitor = somebody('Meera Kulkarni');
    const { result } = await bookVision(app, as, startsAt, { ...visitor, phone: `+91 ${visitor.phone}` });
    expect(result).toMatchObject({
      kind: 'vision',
      status: 'booked',
      name: 'Meera Kulkarni',
      phone: visitor.phone,
      startsAt,
      store: { code: STORE, name: 'FC Road' },
      orderId: null,
      changeableUntil: startsAt,
    });
    expect(result.appointmentId).toMatch(/^V\d{8}$/);
    expect(Date.parse(result.endsAt) - Date.parse(result.startsAt)).toBe(30 * 60_000);
    await app.runJobs();
    await app.runJobs();
    const sms = app.sent.sms.filter(({ to }) => to === `+91${visitor.phone}`);
    expect(sms).toHaveLength(1);
    expect(sms[0]?.text).toContain(result.appointmentId);
    const mail = app.sent.mail.find(({ to }) => to === visitor.email);
    expect(mail?.text).toMatch(
      new RegExp(
        `/test-your-vision\\?visit=${result.appointmentId}&until=\\d+&sign=[\\w-]{32}&country=IN&language=en`,
      ),
    );
  });

  test('APPT-08 a double press, with one idempotency key or two, makes one appointment', async () => {
    const as = { token: await guest(app) };
    const startsAt = freeSlot();
    const visitor = somebody();
    const press = (idempotencyKey: string) => bookVision(app, { ...as, idempotencyKey }, startsAt, visitor);
    const answers = await Promise.all([
      press('a-first-press'),
      press('a-first-press'),
      press('a-second-tab'),
    ]);
    expect(new Set(answers.map(({ result }) => result.appointmentId)).size).toBe(1);
    expect(await list(as)).toHaveLength(1);
    const elsewhere = await bookVision(app, as, startsAt, { ...visitor, storeCode: 'in-aundh' });
    expect(elsewhere.problem.code).toBe('elsewhere_then');
  });

  test('APPT-08 of six callers who book the two seats of a time two succeed, and the time is then taken for everybody else', async () => {
    const startsAt = freeSlot();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => guest(app)));
    const answers = await Promise.all(tokens.map((token) => bookVision(app, { token }, startsAt)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(answer.problem.code).toBe('slot_taken');
    const shown = await storeSlots(app, { token: await guest(app) });
    expect(shown.find((slot) => slot.startsAt === startsAt)?.free).toBe(0);
  });

  test('a caller has at most ten appointments to come, and the texts to one number are limited', async () => {
    const as = { token: await guest(app) };
    for (let number = 0; number < 10; number += 1)
      expect((await bookVision(app, as, freeSlot())).status).toBe(200);
    expect((await bookVision(app, as, freeSlot())).problem.code).toBe('too_many_appointments');
    const { phone } = somebody();
    const codes = [];
    for (let number = 0; number < 5; number += 1) {
      const stranger = { token: await guest(app), headers: newAddress() };
      const booked = await bookVision(app, stranger, freeSlot(), { phone });
      codes.push(booked.status === 200 ? 'booked' : booked.problem.code);
    }
    expect(codes).toEqual(['booked', 'booked', 'booked', 'captcha_required', 'captcha_required']);
    const owner = { token: await guest(app), headers: newAddress() };
    const captcha = await solveCaptcha(app);
    expect((await bookVision(app, owner, freeSlot(), { phone, captcha })).status).toBe(200);
  });
});

describe('an appointment after its booking', () => {
  test('its owner moves it, its old time is free again, and a notification is sent', async () => {
    const as = { token: await guest(app) };
    const [from, to] = [freeSlot(), freeSlot()];
    const visitor = somebody();
    const booked = (await bookVision(app, as, from, visitor)).result;
    const moved = await move(booked.appointmentId, to, as);
    expect([moved.result.appointmentId, moved.result.startsAt]).toEqual([booked.appointmentId, to]);
    const shown = await storeSlots(app, as);
    const freeAt = (at: string) => shown.find(({ startsAt }) => startsAt === at)?.free;
    expect([freeAt(from), freeAt(to)]).toEqual([2, 1]);
    await app.runJobs();
    await app.runJobs();
    expect(app.sent.sms.findLast(({ to: phone }) => phone === `+91${visitor.phone}`)?.text).toContain(
      'moved',
    );
  });

  test('a shopper who cancels before the message about the booking is sent gets only the one about the cancellation', async () => {
    const as = { token: await guest(app) };
    const visitor = somebody();
    const { appointmentId } = (await bookVision(app, as, freeSlot(), visitor)).result;
    await move(appointmentId, freeSlot(), as);
    await cancel(appointmentId, as);
    await app.runJobs();
    await app.runJobs();
    const texts = app.sent.sms.filter(({ to }) => to === `+91${visitor.phone}`).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('cancelled')]);
    expect(app.sent.mail.filter(({ to }) => to === visitor.email)).toHaveLength(1);
  });

  test('a reminder says on which day the appointment is, also if it is sent late, and is not sent once the appointment has begun', async () => {
    const as = { token: await guest(app) };
    const visitor = somebody();
    const { appointmentId, startsAt } = (await bookVision(app, as, freeSlot(), visitor)).result;
    await app.runJobs();
    const context = { ...app, log: app.http.log, attempt: 1 };
    const remind = async (minutesBefore: number, planned = startsAt) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(startsAt) - minutesBefore * 60_000 });
      const payload = { appointmentId, news: 'reminder', startsAt: planned };
      await appointmentJobs['appointment.tell']?.(payload, context);
      vi.useRealTimers();
      await app.runJobs();
      return app.sent.sms.filter(({ to }) => to === `+91${visitor.phone}`).map(({ text }) => text);
    };
    expect((await remind(24 * 60)).at(-1)).toContain('see you tomorrow');
    expect((await remind(5)).at(-1)).toContain('see you today');
    const sent = (await remind(-1)).length;
    expect(await remind(24 * 60, new Date(0).toISOString())).toHaveLength(sent);
    expect(sent).toBe(3);
  });

  test('only the owner can read the times to move to, in the store of any country', async () => {
    const email = 'anywhere@post.in';
    const { token } = await newCustomer(app, { email });
    const { appointmentId } = (await bookVision(app, { token }, freeSlot())).result;
    const read = (as: CallAs) =>
      call(app, appointmentContract.getMoveTimes, { params: { appointmentId } }, as);
    expect((await read({ token: await guest(app) })).status).toBe(404);
    const dubai = { country: 'AE' as const };
    const there = await signInAgain(app, email, { ...dubai, token: await guest(app, dubai) });
    const { result } = await read({ ...dubai, token: there });
    expect([result.timeZone, result.days.length]).toEqual(['Asia/Kolkata', 7]);
  });

  test('moves are limited by the texts to one number too, and a move that is sent twice counts once', async () => {
    const as = { token: await guest(app) };
    const anywhere = () => ({ ...as, headers: newAddress() });
    const [from, to] = [freeSlot(), freeSlot()];
    const { appointmentId } = (await bookVision(app, as, from)).result;
    for (let press = 0; press < 12; press += 1)
      expect((await move(appointmentId, to, anywhere())).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1)
      statuses.push((await move(appointmentId, turn % 2 === 0 ? from : to, anywhere())).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    expect((await list(as))[0]?.startsAt).toBe(from);
  });

  test('moves of many different numbers from one address are limited too', async () => {
    const headers = newAddress();
    const person = async () => {
      const as = { token: await guest(app) };
      const [from, to] = [freeSlot(), freeSlot()];
      const { appointmentId } = (await bookVision(app, as, from)).result;
      return async (turn: number, at = headers) =>
        (await move(appointmentId, turn % 2 === 0 ? to : from, { ...as, headers: at })).status;
    };
    for (let number = 0; number < 5; number += 1) {
      const moved = await person();
      for (let turn = 0; turn < 8; turn += 1) expect(await moved(turn)).toBe(200);
    }
    const moved = await person();
    expect(await moved(0)).toBe(429);
    expect(await moved(0, newAddress())).toBe(200);
  });

  test('of many who move to a time with two seats two succeed, and the others keep their old time', async () => {
    const [target, ...others] = [freeSlot(), freeSlot(), freeSlot(), freeSlot(), freeSlot()];
    const booked = await Promise.all(
      others.map(async (startsAt) => {
        const as = { token: await guest(app) };
        return { as, startsAt, id: (await bookVision(app, as, startsAt)).result.appointmentId };
      }),
    );
    const answers = await Promise.all(booked.map(({ id, as }) => move(id, target ?? '', as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    for (const [index, { as, startsAt }] of booked.entries())
      expect((await list(as))[0]?.startsAt).toBe(answers[index]?.status === 200 ? target : startsAt);
  });

  test('one phone and one mailbox get ten messages an hour about appointments, whoever books and changes them', async () => {
    const stranger = somebody();
    const [from, to] = [freeSlot(), freeSlot()];
    const tell = async (visitor: ReturnType<typeof somebody>, moves: number) => {
      const as = { token: await guest(app), headers: newAddress() };
      const { appointmentId } = (await bookVision(app, as, from, visitor)).result;
      for (let turn = 0; turn < moves; turn += 1) {
        await app.runJobs();
        expect((await move(appointmentId, turn % 2 === 0 ? to : from, as)).status).toBe(200);
      }
      await app.runJobs();
      await cancel(appointmentId, as);
      await app.runJobs();
      await app.runJobs();
    };
    await tell(stranger, 3);
    await tell({ ...stranger, name: 'Somebody else' }, 5);
    const other = { ...somebody(), email: stranger.email.toUpperCase() };
    await tell(other, 0);
    const texts = (phone: string) => app.sent.sms.filter((sms) => sms.to === `+91${phone}`).length;
    const mails = app.sent.mail.filter((mail) => mail.to.toLowerCase() === stranger.email).length;
    expect([texts(stranger.phone), texts(other.phone), mails]).toEqual([10, 2, 10]);
  });

  test('its owner can cancel it, also twice; its seat is free then, and it can no longer be moved', async () => {
    const as = { token: await guest(app) };
    const startsAt = freeSlot();
    const { appointmentId } = (await bookVision(app, as, startsAt)).result;
    expect((await cancel(appointmentId, as)).result.status).toBe('cancelled');
    expect((await cancel(appointmentId, as)).result.status).toBe('cancelled');
    expect((await storeSlots(app, as)).find((slot) => slot.startsAt === startsAt)?.free).toBe(2);
    expect((await move(appointmentId, freeSlot(), as)).problem.code).toBe('too_late');
  });

  test('an appointment that has begun can be neither moved nor cancelled', async () => {
    const as = { token: await guest(app) };
    const { appointmentId } = (await bookVision(app, as, freeSlot())).result;
    await app.db.execute(
      sql`UPDATE appointment SET starts_at = now() - interval '1 minute' WHERE id = ${appointmentId}`,
    );
    expect((await list(as))[0]?.changeableUntil).toBeNull();
    expect((await cancel(appointmentId, as)).problem.code).toBe('too_late');
    expect((await move(appointmentId, freeSlot(), as)).problem.code).toBe('too_late');
  });

  test('a guest who proves the e-mail address finds it in the account, on every device; another guest does not', async () => {
    const email = 'vasanti.rane@post.in';
    await newCustomer(app, { email });
    await app.db.execute(sql`UPDATE customer SET email_verified_at = now() WHERE email = ${email}`);
    const token = await guest(app);
    const { appointmentId } = (await bookVision(app, { token }, freeSlot(), { email })).result;
    const other = (await bookVision(app, { token }, freeSlot())).result.appointmentId;
    const here = await signInAgain(app, email, { token });
    expect((await list({ token: here })).map((appointment) => appointment.appointmentId)).toEqual([
      appointmentId,
      other,
    ]);
    const elsewhere = await signInAgain(app, email);
    expect((await list({ token: elsewhere })).map((appointment) => appointment.appointmentId)).toEqual([
      appointmentId,
    ]);
    expect(await list({ token: await guest(app) })).toEqual([]);
  });

  test('a visit that was booked without an address belongs to the account that proves its number, and to no other', async () => {
    const visitor = { ...somebody(), email: '' };
    const token = await guest(app);
    const { appointmentId } = (await bookVision(app, { token }, freeSlot(), visitor)).result;
    await bookVision(app, { token }, freeSlot(), { ...somebody(), email: '' });
    await prove(visitor.phone, token);
    const elsewhere = await prove(visitor.phone, await guest(app));
    expect((await list({ token: elsewhere })).map((appointment) => appointment.appointmentId)).toEqual([
      appointmentId,
    ]);
  });

  test('a guest’s appointments belong to the account that proves their number or address after the sign-in', async () => {
    const { email } = await newCustomer(app);
    const body = { token: await linkFor(app, email) };
    const ready = await readyToPay(app);
    const guestToken = ready.token;
    const visitor = { ...somebody(), email: '' };
    const { appointmentId } = (await bookVision(app, { token: guestToken }, freeSlot(), visitor)).result;
    const byEmail = (await bookVision(app, { token: guestToken }, freeSlot(), { email })).result
      .appointmentId;
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
    const token = await signInAgain(app, email, { token: guestToken });
    const linked = await prove(visitor.phone, token, 'MERGE');
    const elsewhere = await prove(visitor.phone, await guest(app));
    const ids = async () =>
      (await list({ token: elsewhere })).map((appointment) => appointment.appointmentId);
    expect(await ids()).toEqual([appointmentId]);
    await call(app, identityContract.verifyEmail, { body }, { token: linked, headers: newAddress() });
    expect(await ids()).toEqual([appointmentId, byEmail]);
    const { rows } = await app.db.execute(sql`
      SELECT customer.email FROM orders LEFT JOIN customer ON customer.id = customer_id WHERE orders.id = ${orderId}`);
    expect(rows).toEqual([{ email }]);
  });
});
