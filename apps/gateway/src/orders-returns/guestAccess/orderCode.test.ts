import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, solveCaptcha } from '../../identity/testing/customer.ts';

const app = await testGatewayApp();
let orders = 0;

/** An order of a guest with a unique e-mail address, and a caller elsewhere who has both. */
async function elsewhere() {
  const ready = await readyToPay(app);
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const email = `order${(orders += 1)}@post.in`;
  await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
  const as = { token: await guest(app), headers: newAddress() };
  const params = { orderId };
  const send = (given = email, caller = as, captcha?: string) =>
    call(app, orderContract.sendOrderCode, { params, body: { email: given, captcha } }, caller);
  const redeem = (value: string, caller = as, proof: { email?: string } = {}) =>
    call(app, orderContract.redeemOrderCode, { params, query: { value, ...proof } }, caller);
  const read = (caller = as) => call(app, orderContract.getOrder, { params, query: {} }, caller);
  /** The code that was sent last. */
  const code = async () => {
    await app.runJobs();
    const text = app.sent.mail.findLast(({ to }) => to === email)?.text ?? '';
    return /^\d{6}$/m.exec(text)?.[0] ?? '';
  };
  const stranger = async () => ({ token: await guest(app), headers: newAddress() });
  const placer = { token: ready.token, headers: newAddress() };
  return { email, orderId, as, send, redeem, read, code, stranger, placer };
}
const wrong = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
/** Lets enough time pass for another code to be sent. */
const wait = (orderId: string) =>
  app.db.execute(
    sql`UPDATE order_code SET created_at = now() - interval '1 minute' WHERE order_id = ${orderId}`,
  );

describe('the code of an order', () => {
  test('ORD-01 a caller without the right e-mail address gets no code, and the same answer as for an unknown order', async () => {
    const { send } = await elsewhere();
    const refused = await send('somebody@post.in');
    expect([refused.status, refused.problem.code]).toEqual([404, 'order_not_found']);
    await app.runJobs();
    expect(app.sent.mail.filter(({ to }) => to === 'somebody@post.in')).toEqual([]);
  });

  test('LPU-05 a code that is wrong, of another session, or expired is refused; five attempts end it', async () => {
    const { send, redeem, code, orderId, stranger } = await elsewhere();
    expect((await redeem('123456')).problem.code).toBe('order_not_found');
    expect((await send()).result).toMatchObject({ digits: 6, resendSeconds: 30 });
    const right = await code();
    expect((await redeem(right, await stranger())).problem.code).toBe('order_not_found');
    expect((await redeem(right, undefined, { email: 'somebody@post.in' })).status).toBe(404);
    const tries = [];
    for (let number = 0; number < 5; number += 1) tries.push((await redeem(wrong(right))).problem.code);
    expect(tries).toEqual([...Array<string>(4).fill('otp_wrong'), 'otp_retries_exhausted']);
    expect((await redeem(right)).status).toBe(429);
    await wait(orderId);
    await send();
    const next = await code();
    await app.db.execute(sql`UPDATE order_code SET expires_at = now() WHERE order_id = ${orderId}`);
    expect((await redeem(next)).problem.code).toBe('otp_expired');
  });

  test('LPU-05 a message that is sent again by its job has the same code', async () => {
    const { send, code, email, orderId } = await elsewhere();
    await send();
    const first = await code();
    await app.db.execute(sql`
      SELECT graphile_worker.add_job('order.send-code', json_build_object('id', id, 'language', 'en'))
      FROM order_code WHERE order_id = ${orderId}`);
    expect(await code()).toBe(first);
    const codes = app.sent.mail.filter(({ to, text }) => to === email && text.includes(first));
    expect(codes).toHaveLength(2);
  });

  test('ORD-01 LPU-05 the code opens the whole order for an hour in the session that entered it', async () => {
    const { send, redeem, read, code, email, orderId, stranger } = await elsewhere();
    expect((await read()).status).toBe(404);
    await send();
    const right = await code();
    const [opened] = (await redeem(` ${right} `, undefined, { email })).result.orders;
    expect(opened).toMatchObject({ access: 'reader', cancellableUntil: expect.any(String) as string });
    expect(opened?.shippingAddress).toMatchObject({ firstName: 'Ananya', phone: '9822041377' });
    expect((await read()).result.orders[0]).toEqual(opened);
    expect((await read(await stranger())).status).toBe(404);
    await app.db.execute(sql`UPDATE order_code SET expires_at = now() WHERE order_id = ${orderId}`);
    expect((await read()).status).toBe(404);
    expect((await redeem(right)).problem.code).toBe('otp_expired');
  });

  test('ORD-01 LPU-05 after a lost answer the same session can send the code again; other codes and sessions stay refused', async () => {
    const { send, redeem, read, code, orderId, stranger } = await elsewhere();
    await send();
    const right = await code();
    for (let number = 0; number < 4; number += 1) await redeem(wrong(right));
    const [opened] = (await redeem(right)).result.orders;
    const until = async () =>
      (await app.db.execute(sql`SELECT expires_at FROM order_code WHERE order_id = ${orderId}`)).rows;
    const granted = await until();
    expect((await redeem(right)).result.orders).toEqual([opened]);
    expect(await until(), 'the hour is not prolonged').toEqual(granted);
    expect((await redeem(right, await stranger())).problem.code).toBe('order_not_found');
    const tries = [];
    for (let number = 0; number < 5; number += 1) tries.push((await redeem(wrong(right))).problem.code);
    expect(tries).toEqual([...Array<string>(4).fill('otp_wrong'), 'otp_retries_exhausted']);
    expect((await redeem(right)).status).toBe(429);
    expect((await read()).result.orders, 'the access remains').toEqual([opened]);
  });

  test('ORD-01 from all networks together an order gets ten codes an hour; more get the same answer and can only be guessed wrong', async () => {
    const { send, redeem, email, stranger, placer } = await elsewhere();
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1)
      answers.push((await send(email, await stranger(), await solveCaptcha(app))).result);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const last = await stranger();
    expect((await send(email, last, await solveCaptcha(app))).status).toBe(200);
    await app.runJobs();
    const mails = () => app.sent.mail.filter(({ to }) => to === email).length;
    expect(mails()).toBe(10);
    expect((await redeem('123456', last)).problem.code).toBe('otp_wrong');
    await send(email, placer, await solveCaptcha(app));
    await app.runJobs();
    expect(mails()).toBe(11);
  });

  test('ORD-01 a second code is not sent within seconds; after some codes each needs a captcha', async () => {
    const { send, orderId } = await elsewhere();
    await send();
    expect((await send()).problem.code).toBe('otp_too_soon');
    await wait(orderId);
    expect((await send()).problem.code).toBe('captcha_required');
  });
});
