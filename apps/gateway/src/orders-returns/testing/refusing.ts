import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import type { CourierEvent } from '../fulfilment/parcel/courier.ts';
import { fakeFulfilment, sendFulfilmentEvent } from './fakeFulfilment.ts';
import { fakeTransport } from './fakeTransport.ts';
import { FRAMES, shopperWhoReturns } from './returning.ts';

/** A store whose tests refuse pieces of a return, with the courier that brings them back. */
export async function refusingStore() {
  const courier = fakeFulfilment();
  const provider = await fakeProvider();
  const first = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
  const app = await testGatewayApp({
    databaseUrl: first.databaseUrl,
    settings: { sandboxUrl: provider.url },
    services: {
      ...fakeTransport().services(first.settings),
      courier: courier.services(first.settings).courier,
    },
  });
  const shopper = shopperWhoReturns(app, provider);
  const { delivered, begin, details, move } = shopper;
  await app.db.update(stock).set({ quantity: 900 });

  /** A return of two of three pieces, or of others, whose parcel is in the warehouse. */
  async function received(quantity = 2, items = [FRAMES]) {
    const order = await delivered(items);
    const { returnId } = await begin(order, quantity);
    await move(returnId, { to: 'picked_up' });
    await move(returnId, { to: 'received' });
    const [itemId = ''] = order.itemIds;
    const wayBack = async () =>
      (await details(order)).result.returns.find((shownReturn) => shownReturn.returnId === returnId)
        ?.wayBack ?? null;
    const parcelIds = async () => {
      const { rows } = await app.db.execute<{ id: string }>(
        sql`SELECT id FROM refused_parcel WHERE return_id = ${returnId} ORDER BY created_at`,
      );
      return rows.map(({ id }) => id);
    };
    const refuse = (accepted: number) =>
      move(returnId, {
        to: 'inspected',
        items: [{ itemId, quantity: accepted, resellable: accepted, refusal: 'Worn for weeks.' }],
      });
    return { order, returnId, wayBack, parcelIds, refuse };
  }

  let minutes = 60;
  /** Creates an event of the courier, later than the one before unless its time is given. */
  const event = (
    reference: string,
    status: CourierEvent['status'],
    change: Partial<CourierEvent> = {},
  ): CourierEvent => ({
    id: randomUUID(),
    reference,
    status,
    window: null,
    expectedDate: '2099-11-27',
    at: new Date(Date.now() - (minutes -= 1) * 60_000).toISOString(),
    ...change,
  });
  const send = (step: CourierEvent) => sendFulfilmentEvent(app, 'courier', step);
  const mailsAbout = (returnId: string) =>
    app.sent.mail.filter(({ subject }) => subject.includes(returnId)).map(({ subject }) => subject);
  const runJobs = async () => {
    await app.runJobs();
    await app.runJobs();
  };
  return { app, courier, ...shopper, received, event, send, mailsAbout, runJobs };
}
