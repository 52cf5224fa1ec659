import { orderContract, upgradeContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../../../catalog/schema.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { labStep, sendFulfilmentEvent } from '../../testing/fakeFulfilment.ts';
import { glassesAtLab } from '../../testing/glassesAtLab.ts';
import { startTestSystem } from '../../testing/simulation/startTestSystem.ts';
import { orderAmendment } from '../../upgrade/schema.ts';
import { historyOf } from '../itemHistory.ts';

const { app, provider, outside } = await startTestSystem();
await app.db.update(stock).set({ quantity: 900 });
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const OTHER: Prescription = { ...POWER, right: { sph: '-3.00', pd: '31.0' } };
const LATER = { sph: 'Call Me/Email Me for Power' };

/** Glasses that the lab has, unless they wait for their power, with the calls that read and change them. */
async function atLab(packageId = 'clear-156', prescription: Prescription = POWER) {
  const { orderId, itemId, as, params, lens, changeTo } = await glassesAtLab(
    { app, provider },
    { packageId, prescription },
  );
  const steps = async () =>
    ((await historyOf(app.db, [orderId])).get(itemId) ?? []).map(({ status }) => status);
  const change = async (to: string) => call(app, upgradeContract.updatePackage, await changeTo(to), as);
  const givePower = (power: Prescription) =>
    call(app, orderContract.updatePrescription, { params, query: {}, body: { prescription: power } }, as);
  const job = () => {
    const found = outside.jobs.get(itemId);
    if (!found) throw new Error(`The lab does not have ${itemId}`);
    return found;
  };
  return { orderId, itemId, lens, steps, change, givePower, job };
}

test('ORD-02 an event of the lab about an item that waits for its power changes nothing, and its power can still be entered', async () => {
  const { itemId, steps, givePower } = await atLab('clear-156', { right: LATER, left: LATER });
  for (const status of ['lenses_cut', 'packed'] as const)
    expect(await sendFulfilmentEvent(app, 'lab', labStep(itemId, status))).toBe(200);
  expect(await steps()).toEqual(['placed', 'waiting_for_power']);
  expect((await givePower(POWER)).status).toBe(200);
  await app.runJobs();
  expect(await steps()).toContain('confirmed');
  await sendFulfilmentEvent(app, 'lab', labStep(itemId, 'packed'));
  expect((await steps()).at(-1)).toBe('packed');
});

test('LPU-01 the lab has the lenses and the power that the order has, also after both were changed', async () => {
  const { itemId, lens, change, givePower, job } = await atLab('thin-160');
  expect((await change('clear-156')).status).toBe(200);
  expect(job()).toMatchObject({ isHeld: true, lenses: { packageId: 'thin-160' } });
  await app.runJobs();
  expect((await givePower(OTHER)).status).toBe(200);
  await app.runJobs();
  expect(outside.jobs.get(itemId)).toMatchObject({
    isHeld: false,
    lenses: { packageId: 'clear-156' },
    prescription: OTHER,
  });
  expect(await lens()).toBe('clear-156');
});

test('LPU-01 LPU-04 when the lab has cut lenses without reporting it, a change is refused, and lenses, power and money stay', async () => {
  const { orderId, lens, change, givePower, job } = await atLab('thin-160');
  job().isCut = true;
  const refused = await change('clear-156');
  expect([refused.status, refused.problem.code]).toEqual([409, 'lenses_closed']);
  expect((await givePower(OTHER)).problem.code).toBe('power_closed');
  expect(await lens()).toBe('thin-160');
  expect((await itemsOf(app.db, orderId))[0]?.prescription).toEqual(POWER);
  expect(await refundsOf(app.db, orderId)).toEqual([]);
});

test('LPU-01 LPU-04 while the lab cannot be reached nothing is changed, and the change can be tried again', async () => {
  const { orderId, lens, change } = await atLab('thin-160');
  outside.isDown = true;
  const refused = await change('clear-156');
  outside.isDown = false;
  expect([refused.status, refused.problem.code]).toEqual([503, 'lab_down']);
  expect([await lens(), await refundsOf(app.db, orderId)]).toEqual(['thin-160', []]);
  expect((await change('clear-156')).status).toBe(200);
});

test('LPU-01 the lab waits until a change is paid, then makes the new lenses', async () => {
  const { orderId, lens, change, givePower, job } = await atLab();
  expect((await change('thin-160')).status).toBe(200);
  // Another power meanwhile does not let the lab begin.
  expect((await givePower(OTHER)).status).toBe(200);
  await app.runJobs();
  expect(job()).toMatchObject({ isHeld: true, lenses: { packageId: 'clear-156' }, prescription: OTHER });
  const waiting = (await paymentsOf(app.db, orderId)).find(({ purpose }) => purpose === 'amendment');
  const { id } = provider.intentOf(waiting?.id ?? '');
  await app.http.inject(webhook('payment.succeeded', provider.decide(id, 'succeeded')));
  await app.runJobs();
  expect(await lens()).toBe('thin-160');
  const made = { isHeld: false, lenses: { packageId: 'thin-160' }, prescription: OTHER };
  expect(job()).toMatchObject(made);
});

test('LPU-01 after a change that is not paid the lab goes on with the old lenses', async () => {
  const { orderId, change, job } = await atLab();
  expect((await change('thin-160')).status).toBe(200);
  expect(job().isHeld).toBe(true);
  await app.db.execute(sql`
    UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'amendment.expire-%'`);
  await app.runJobs();
  await app.runJobs();
  const [ended] = await app.db.select().from(orderAmendment).where(eq(orderAmendment.orderId, orderId));
  expect(ended?.status).toBe('expired');
  expect(job()).toMatchObject({ isHeld: false, lenses: { packageId: 'clear-156' } });
});
