import { randomUUID } from 'node:crypto';
import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newAddress } from '../../../identity/testing/customer.ts';
import { call, guest } from '../../../platform/testing/testGateway.ts';
import { refusingStore } from '../../testing/refusing.ts';

const { app, courier, received, event, send, mailsAbout, runJobs } = await refusingStore();

test('RET-07 a refused piece is sent back in a parcel with its number, address, steps and days, with one message for each step', async () => {
  const { returnId, wayBack, parcelIds, refuse } = await received();
  await refuse(1);
  await runJobs();
  expect(await wayBack()).toMatchObject({
    status: 'booked',
    pieces: 1,
    courier: 'Kestrel',
    trackingNumber: 'KP 8841 2070',
    canSendAgain: false,
  });
  expect((await wayBack())?.address).toContain('Pune');
  const [parcelId = ''] = await parcelIds();
  const shipped = event(parcelId, 'shipped');
  for (const step of [shipped, shipped]) expect(await send(step)).toBe(200);
  const out = event(parcelId, 'out_for_delivery', { window: { from: '10:00', to: '14:00' } });
  await send(out);
  expect(await wayBack()).toMatchObject({ expectedDate: '2099-11-27', window: out.window });
  await send(event(parcelId, 'delivered'));
  await send({ ...shipped, id: randomUUID() });
  await send(event(parcelId, 'delivery_failed'));
  await runJobs();
  const { status, steps = [] } = (await wayBack()) ?? {};
  expect(status).toBe('delivered');
  expect(steps.slice(0, 2).map((step) => step.status)).toEqual(['booked', 'shipped']);
  expect(mailsAbout(returnId).filter((subject) => subject.startsWith('Pieces'))).toEqual([
    `Pieces of your return ${returnId} come back to you`,
    `Pieces of your return ${returnId} come today`,
    `Pieces of your return ${returnId} have arrived`,
  ]);
});

test('RET-07 a return that is rejected completely is sent back, and accepted and missing pieces are not', async () => {
  const all = await received();
  await all.refuse(0);
  expect(await all.wayBack()).toMatchObject({ status: 'booked', pieces: 2 });
  const none = await received();
  await none.refuse(2);
  expect(await none.wayBack()).toBeNull();
  expect(await none.parcelIds()).toEqual([]);
});

test('RET-07 a parcel that comes back undelivered is sent once more when its shopper asks, however often, and no other caller can ask', async () => {
  const { order, returnId, wayBack, parcelIds, refuse } = await received();
  const params = { orderId: order.orderId, returnId };
  const again = (as: object = { token: order.token }) =>
    call(app, returnContract.sendAgain, { params }, { ...as, idempotencyKey: randomUUID() });
  await refuse(0);
  await runJobs();
  expect((await again()).problem.code).toBe('return_move');
  const [parcelId = ''] = await parcelIds();
  await send(event(parcelId, 'shipped'));
  await send(event(parcelId, 'delivery_failed'));
  await send(event(parcelId, 'returned_to_sender'));
  expect(await wayBack()).toMatchObject({ status: 'returned_to_sender', canSendAgain: true });
  const stranger = { token: await guest(app), headers: newAddress() };
  expect((await again(stranger)).problem.code).toBe('order_not_found');
  const statuses = (await Promise.all([again(), again(), again()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  await runJobs();
  expect(await parcelIds()).toHaveLength(2);
  expect(await wayBack()).toMatchObject({ status: 'booked', courier: 'Kestrel', canSendAgain: false });
});

test('RET-07 a courier that is down is called again, and lost events are fetched', async () => {
  courier.isDown = true;
  const { wayBack, parcelIds, refuse } = await received();
  await refuse(0);
  await app.runJobs();
  expect(await wayBack()).toMatchObject({ status: 'booked', courier: null });
  courier.isDown = false;
  const [parcelId = ''] = await parcelIds();
  await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'return.send-back%'`);
  await expect
    .poll(
      async () => {
        await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
        await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
        await app.runJobs();
        return courier.parcels.has(parcelId);
      },
      { timeout: 40_000, interval: 1_000 },
    )
    .toBe(true);
  courier.parcels.get(parcelId)?.steps.push(event(parcelId, 'delivered'));
  await app.db.execute(sql`UPDATE refused_parcel SET expected_on = current_date - 1 WHERE id = ${parcelId}`);
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-late', '{}'::json)`);
  await runJobs();
  expect(await wayBack()).toMatchObject({ status: 'delivered' });
}, 60_000);
