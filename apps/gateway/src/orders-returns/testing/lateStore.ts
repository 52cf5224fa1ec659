import type { NewCartItem } from '@lunette/cart/contract';
import { deliveryContract } from '@lunette/checkout/contract';
import { dateIn } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { fakeFulfilment, labStep, sendFulfilmentEvent } from './fakeFulfilment.ts';
import { readOwnOrder } from './readOwnOrder.ts';

interface OrderReference {
  orderId: string;
}

/** An order that is not delivered yet, with the ids of its items and its calls. */
export type WaitedFor = Awaited<ReturnType<Awaited<ReturnType<typeof lateStore>>['placed']>>;

/** A store whose tests let weeks pass, with its outside services and full stock. */
export async function lateStore() {
  const provider = await fakeProvider();
  const outside = fakeFulfilment();
  const first = await testGatewayApp();
  const open = () =>
    testGatewayApp({
      databaseUrl: first.databaseUrl,
      settings: { sandboxUrl: provider.url },
      services: outside.services(first.settings),
    });
  const app = await open();
  await app.db.update(stock).set({ quantity: 900 });

  /** An order with express delivery that is promised for today, with the test's calls for it. */
  async function placed(items: NewCartItem[], by: 'cc' | 'cod' = 'cc') {
    const ready = await readyToPay(app, { items });
    const chosen = { params: { type: 'express' as const }, query: { shippingCountry: 'IN' as const } };
    const option = await call(app, deliveryContract.updateDeliveryOption, chosen, { token: ready.token });
    ready.total = option.result.cart.totals.total;
    const { orderId } =
      by === 'cc'
        ? await payByCard(app, provider, ready)
        : (await pay(app, ready, { paymentMethod: 'cod' })).result;
    const today = dateIn('IN', new Date());
    await app.db.execute(sql`UPDATE orders SET delivery_date = ${today} WHERE id = ${orderId}`);
    await begin();
    const as = { token: ready.token };
    const read = () => readOwnOrder(app, orderId, as);
    const ids = (await read()).items.map(({ id }) => id);
    const lab = async (at: number, ...steps: Parameters<typeof labStep>[1][]) => {
      for (const status of steps) await sendFulfilmentEvent(app, 'lab', labStep(ids[at] ?? '', status));
      await app.runJobs();
    };
    return { orderId, as, ids, read, lab, total: ready.total };
  }

  /** An order that is packed and waits for the courier. */
  async function packed(items: NewCartItem[], by: 'cc' | 'cod' = 'cc') {
    const order = await placed(items, by);
    for (const at of order.ids.keys()) await order.lab(at, 'packed');
    await app.runJobs();
    return order;
  }

  /** Lets a number of days pass for an order, without running a job. */
  async function pass({ orderId }: OrderReference, days: number) {
    await app.db.execute(
      sql`UPDATE orders SET delivery_date = delivery_date - ${days}::int WHERE id = ${orderId}`,
    );
    await app.db.execute(sql`
      UPDATE order_item SET expected_on = expected_on - ${days}::int, promised_on = promised_on - ${days}::int
      WHERE order_id = ${orderId}`);
    await app.db.execute(
      sql`UPDATE parcel SET expected_on = expected_on - ${days}::int WHERE order_id = ${orderId}`,
    );
    await app.db.execute(
      sql`UPDATE order_act SET at = at - make_interval(days => ${days}) WHERE order_id = ${orderId}`,
    );
    // Each parcel keeps its planned day; the courier reports no other one.
    for (const parcel of outside.parcels.values()) parcel.expectedDate = '2020-01-01';
  }

  /** Lets a number of days pass without an event, and runs the job for late orders every three days. */
  async function wait(order: OrderReference, days: number) {
    for (let left = days; left > 0; left -= 3) {
      await pass(order, Math.min(left, 3));
      await look();
    }
  }

  /** Runs the job for late orders. */
  async function look(by = app) {
    await app.db.execute(sql`SELECT graphile_worker.add_job('order.find-late')`);
    await by.runJobs();
    await by.runJobs();
  }

  /** Runs the jobs that begin and advance orders. */
  async function begin() {
    await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin')`);
    await app.runJobs();
    await app.runJobs();
  }

  /** The parcels of an order, with the number of items in each. */
  async function parcels({ orderId }: OrderReference) {
    const { rows } = await app.db.execute<{ id: string; items: number }>(sql`
      SELECT parcel.id, (SELECT count(*)::int FROM order_item WHERE parcel_id = parcel.id) AS items
      FROM parcel WHERE order_id = ${orderId} ORDER BY parcel.id`);
    return rows;
  }

  /** The refunded amount of an order, in minor units. */
  async function back({ orderId }: OrderReference) {
    const sent = (await refundsOf(app.db, orderId)).filter(({ status }) => status !== 'failed');
    return sent.reduce((all, { amount }) => all + amount, 0);
  }

  return { app, outside, open, placed, packed, pass, wait, look, begin, parcels, back };
}
