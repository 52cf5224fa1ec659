import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { courierStep, labStep, sendNews } from '../fakeFulfilment.ts';
import { POWER, type Life, type World } from './beginLife.ts';
import type { Dice } from './dice.ts';
import { moveReturnOn, runClocks } from './outsideActs.ts';
import { readOrder } from './readOrder.ts';

/** Brings a life to its end as the store's own clocks, lab, courier and warehouse would: nothing is left to wait for. */
export async function endLife(world: World, life: Life, dice: Dice): Promise<void> {
  const { app, provider } = world;
  const { orderId } = life;
  // Who waits for the bank waits no longer.
  for (const intent of provider.intents.values())
    if (intent.status === 'processing') intent.status = 'failed';
  await app.db.execute(sql`
    UPDATE orders SET reserved_until = now() - interval '1 hour' WHERE id = ${orderId} AND reserved_until IS NOT NULL`);
  await app.db.execute(
    sql`UPDATE payment SET updated_at = now() - interval '1 hour' WHERE order_id = ${orderId}`,
  );
  await runClocks(world, true);
  await runClocks(world, true);
  for (const one of provider.refunds.filter(({ status }) => status === 'pending')) {
    one.status = 'succeeded';
    const intent = provider.intents.get(one.id);
    if (intent) await app.http.inject(webhook('refund.succeeded', { ...intent, refund: { ...one } }));
  }
  await bringHome(world, life);
  while (await moveReturnOn(world, life, dice)) await app.runJobs();
  await runClocks(world, true);
}

/** The power comes, the lab packs, and the courier brings what has not ended yet. */
export async function bringHome(world: World, { orderId, as }: Life): Promise<void> {
  const { app } = world;
  for (const { id: itemId, details, prescription } of (await readOrder(world, orderId)).items)
    if (details.powerRequired === 'POWER_REQUIRED' && JSON.stringify(prescription).includes('Call Me')) {
      const params = { orderId, itemId };
      await call(
        app,
        orderContract.updatePrescription,
        { params, query: {}, body: { prescription: POWER } },
        as,
      );
    }
  await runClocks(world, true);
  for (const { id } of (await readOrder(world, orderId)).items)
    await sendNews(app, 'lab', labStep(id, 'packed'));
  await runClocks(world, true);
  for (const { id, courierId } of (await readOrder(world, orderId)).parcels)
    if (courierId)
      for (const status of ['shipped', 'out_for_delivery', 'delivered'] as const)
        await sendNews(app, 'courier', courierStep(id, status));
}
