import { orderContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { storefrontContract } from '@lunette/storefront/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newAddress } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER: Prescription = {
  right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31.0' },
  left: { sph: '-1.50', pd: '31.5' },
  userName: 'Ananya',
};
const EMAIL = 'ananya.rao@post.in';

/** An order of glasses whose power is sent later, and its guest. */
async function ordered(prescription: Prescription = { right: LATER, left: LATER }, productId?: string) {
  const item = productId
    ? { productId, powerType: 'contact_lens' as const, prescription }
    : {
        productId: sentinels.inStockFrame,
        powerType: 'single_vision' as const,
        packageId: await cheapest(),
        prescription,
      };
  const ready = await readyToPay(app, { items: [item] });
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const read = async (token = ready.token) =>
    (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token })).result.orders[0];
  const itemId = (await read())?.items[0]?.id ?? '';
  type Body = { prescription: Prescription; powerUpdatedBy?: string };
  const send = (body: Body, as: object = { token: ready.token }, query: { email?: string } = {}) =>
    call(app, orderContract.updatePrescription, { params: { orderId, itemId }, query, body }, as);
  return { orderId, itemId, read, send };
}

async function cheapest(): Promise<string> {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM lens_package WHERE 'single_vision' = ANY(power_types) ORDER BY id LIMIT 1`,
  );
  return rows[0]?.id ?? '';
}

describe('the power of an ordered item', () => {
  test('LPU-01 for a stranger, and a caller with only the e-mail address, the order is not found', async () => {
    const { send, read } = await ordered();
    const stranger = { token: await guest(app), headers: newAddress() };
    expect((await send({ prescription: POWER }, stranger)).problem.code).toBe('order_not_found');
    const known = await send({ prescription: POWER }, stranger, { email: EMAIL });
    expect(known.problem.code).toBe('order_not_found');
    expect((await read())?.items[0]?.prescription?.right).toEqual(LATER);
  });

  test('LPU-01 an empty power, one in which lenses are not made, and an unknown item are refused', async () => {
    const { send, orderId } = await ordered();
    expect((await send({ prescription: { right: LATER, left: LATER } })).problem.code).toBe('power_missing');
    const strong = { ...POWER, right: { sph: '-99.00', pd: '31.0' } };
    expect((await send({ prescription: strong })).status).toBe(422);
    const { itemId } = await ordered();
    const params = { orderId, itemId };
    const { token } = { token: await guest(app) };
    const body = { prescription: POWER };
    const other = await call(app, orderContract.updatePrescription, { params, query: {}, body }, { token });
    expect(other.status).toBe(404);
  });

  test('LPU-01 the owner enters the power once the order is placed, and changes it until the lenses are made', async () => {
    const { send, read, itemId } = await ordered();
    expect((await read())?.items[0]?.powerOpen).toBe(true);
    const answer = (await send({ prescription: POWER })).result.orders[0];
    expect(answer?.items[0]?.prescription).toMatchObject(POWER);
    const other = { ...POWER, left: { sph: '-1.75', pd: '31.5' } };
    expect((await send({ prescription: other })).status).toBe(200);
    await app.db.execute(
      sql`INSERT INTO item_status_history (item_id, status) VALUES (${itemId}, 'lenses_cut')`,
    );
    expect((await send({ prescription: POWER })).problem.code).toBe('power_closed');
    const after = (await read())?.items[0];
    expect([after?.powerOpen, after?.prescription?.left?.sph]).toEqual([false, '-1.75']);
  });

  test('RX-13 a caller who has entered the code of the order enters the power in the name of its e-mail address, and of no other', async () => {
    const { send, orderId } = await ordered();
    const email = `later${orderId}@post.in`;
    await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
    const as = { token: await guest(app), headers: newAddress() };
    await call(app, orderContract.sendOrderCode, { params: { orderId }, body: { email } }, as);
    await app.runJobs();
    const code = /^\d{6}$/m.exec(app.sent.mail.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    await call(app, orderContract.redeemOrderCode, { params: { orderId }, query: { value: code } }, as);
    const wrong = { prescription: POWER, powerUpdatedBy: 'somebody@post.in' };
    expect((await send(wrong, as, { email })).status).toBe(404);
    const right = { prescription: POWER, powerUpdatedBy: email };
    const answer = (await send(right, as, { email })).result.orders[0];
    expect([answer?.access, answer?.items[0]?.prescription?.right?.sph]).toEqual(['reader', '-2.25']);
  });

  test('boxes of contact lenses are divided between the eyes, and their number stays', async () => {
    const eye = { bc: '8.6', dia: '14.2' };
    const later = { right: { ...LATER, boxes: '1' }, left: { ...LATER, boxes: '1' } };
    const { send } = await ordered(later, sentinels.dailyLens);
    const power = (right: string, left: string) => ({
      right: { ...eye, sph: '-2.25', boxes: right },
      left: { ...eye, sph: '-2.00', boxes: left },
    });
    expect((await send({ prescription: power('2', '1') })).problem.code).toBe('other_boxes');
    expect((await send({ prescription: power('1', '1') })).status).toBe(200);
  });
});

test('FOOT-02 the link leads to the item that waits for its power, and to order tracking once none does', async () => {
  const phone = '9811122233';
  const { send, orderId, itemId } = await ordered();
  await app.db.execute(
    sql`UPDATE orders SET address = address || ${JSON.stringify({ phone })}::jsonb WHERE id = ${orderId}`,
  );
  const ask = async () => {
    const answer = await call(
      app,
      storefrontContract.enterMyPower,
      { query: { phone } },
      { headers: newAddress() },
    );
    await app.runJobs();
    const sms = app.sent.sms.findLast(({ to, text }) => to === `+91${phone}` && text.includes('here: '));
    return [
      answer.result.message,
      sms?.text.split('here: ')[1]?.replace(/^https?:\/\/[^/]+/, '') ?? '',
    ] as const;
  };
  const [message, link] = await ask();
  expect(link).toContain(`/editpower/options/view?orderId=${orderId}&itemId=${itemId}&until=`);
  await send({ prescription: POWER });
  await app.db.execute(sql`DELETE FROM tries`);
  expect(await ask()).toEqual([message, '/track-order']);
});
