import { expect, test } from 'vitest';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { exchangingStore } from '../testing/exchanging.ts';
import { collectionEvent, sendReturnEvent, warehouseEvent } from '../testing/fakeTransport.ts';

const { app, delivered, read, cancel, exchanged, books } = await exchangingStore();

test('RET-08 RET-10 old goods that the courier has fetched for a cancelled exchange pay for the new goods of the exchange that replaced it', async () => {
  const owner = await delivered([FRAME]);
  const first = await exchanged(owner, FRAME);
  await cancel(owner, first.id);
  await app.runJobs();
  const second = await exchanged(owner, FRAME);
  const returnId = first.returnId ?? '';
  expect(second).toMatchObject({ status: 'confirmed' });
  expect(second.returnId).not.toBe(returnId);
  expect(await sendReturnEvent(app, 'courier', collectionEvent(returnId))).toBe(200);
  await app.runJobs();
  expect((await read(owner, second.id)).result).toMatchObject({ status: 'confirmed', returnId });
  expect((await read(owner, first.id)).result).toMatchObject({ status: 'cancelled', returnId: null });
  const found = { itemId: owner.itemId, counted: 1, accepted: 1, resellable: 1 };
  await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', found));
  await app.runJobs();
  expect((await read(owner, second.id)).result).toMatchObject({ status: 'done', due: null });
  const [old, next] = [await books(owner.orderId), await books(second.newOrderId ?? '')];
  expect(next).toMatchObject({ status: 'placed', movedHere: old.movedOn });
  expect(next.movedHere + next.received).toBe(next.total);
  expect(old.back + old.movedOn).toBe(old.received);
});
