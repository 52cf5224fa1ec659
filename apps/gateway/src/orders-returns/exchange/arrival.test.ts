import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { exchangingStore } from '../testing/exchanging.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const { app, delivered, read, move, exchanged } = await exchangingStore();

test('RET-10 the exchange and its new order have the day of the new goods, which moves with each day on which the old ones are not collected', async () => {
  const owner = await delivered([FRAME]);
  const { id, status, newOrderId, returnId, seen } = await exchanged(owner, FRAME);
  expect(status).toBe('confirmed');
  const arrival = seen.leaves.find((choice) => choice.id === 'collected')?.arrivesOn ?? '';
  const days = async () => {
    const params = { orderId: newOrderId ?? '' };
    const { result } = await call(app, orderContract.getOrder, { params, query: {} }, { token: owner.token });
    const shown = result.orders[0]?.items[0]?.expectedStatuses.find(
      ({ status }) => status === 'delivered',
    )?.date;
    return [(await read(owner, id)).result.arrivesOn, shown];
  };
  expect(await days()).toEqual([arrival, arrival]);
  await app.db.execute(sql`UPDATE order_exchange SET collected_on = collected_on - 3 WHERE id = ${id}::uuid`);
  const later = new Date(Date.parse(arrival) + 3 * DAY_MS).toISOString().slice(0, 10);
  expect(await days()).toEqual([later, later]);
  await move(returnId, { to: 'picked_up' });
  expect(await days()).toEqual([later, later]);
  await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status)
    SELECT id, 'delivered' FROM order_item WHERE order_id = ${newOrderId}`);
  expect(await days()).toEqual([null, undefined]);
});

test('RET-10 an exchange whose difference is not paid yet has no day', async () => {
  const owner = await delivered([FRAME]);
  const { id, status } = await exchanged(owner, {
    ...FRAME,
    powerType: 'single_vision',
    packageId: 'thin-160',
  });
  expect([status, (await read(owner, id)).result.arrivesOn]).toEqual(['unpaid', null]);
});
