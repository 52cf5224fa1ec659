import { Socket } from 'node:net';
import { cartContract } from '@lunette/cart/contract';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { FRAME, pay, readyToPay } from '../testing/shopper.ts';

const written = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')];
afterAll(() => written.forEach((spy) => spy.mockRestore()));
const app = await testGatewayApp();
const port = Number(new URL(inject('postgresUrl')).port);

const messages = () =>
  written.flatMap(({ mock }) => mock.contexts as Socket[]).filter(({ remotePort }) => remotePort === port)
    .length;

/** How many messages to the database work needs, from its session to its end. */
async function messagesOf(work: () => Promise<{ status: number }>): Promise<number> {
  const before = messages();
  expect((await work()).status).toBe(200);
  return messages() - before;
}

test('a piece goes into a cart with six messages to the database, the first one with seven', async () => {
  const token = await guest(app);
  const add = (productId: string) => call(app, cartContract.addItem, { body: { productId } }, { token });
  // The catalogue is read with the first call of all.
  await readyToPay(app);
  expect(await messagesOf(() => add(sentinels.accessory))).toBe(7);
  expect(await messagesOf(() => add(sentinels.solution))).toBe(6);
});

test('an order with cash on delivery is placed with six messages to the database', async () => {
  await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
  const ready = await readyToPay(app, { items: [FRAME] });
  expect(await messagesOf(() => pay(app, ready, { paymentMethod: 'cod' }))).toBe(6);
});
