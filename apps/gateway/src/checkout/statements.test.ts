import { cartContract } from '@lunette/cart/contract';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../platform/testing.ts';
import { FRAME, pay, readyToPay } from './testing/shopper.ts';

// Before the first connection, as each takes the method once.
const asked = vi.spyOn(Client.prototype, 'query');
afterAll(() => asked.mockRestore());
const app = await testGatewayApp();

/** How often work asks the database, from its session to its end. */
async function questionsOf(work: () => Promise<{ status: number }>): Promise<number> {
  const before = asked.mock.calls.length;
  expect((await work()).status).toBe(200);
  return asked.mock.calls.length - before;
}

test('a piece goes into a cart with six questions to the database, the first one with seven', async () => {
  const token = await guest(app);
  const add = (productId: string) => call(app, cartContract.addItem, { body: { productId } }, { token });
  // The catalogue is read with the first call of all.
  await readyToPay(app);
  expect(await questionsOf(() => add(sentinels.accessory))).toBe(7);
  expect(await questionsOf(() => add(sentinels.solution))).toBe(6);
});

test('an order that is paid at the door is placed with six questions to the database', async () => {
  await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
  const ready = await readyToPay(app, { items: [FRAME] });
  expect(await questionsOf(() => pay(app, ready, { paymentMethod: 'cod' }))).toBe(6);
});
