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

/** The fewest messages of three runs: the gateway asks for the catalogue's version beside them, every few seconds. */
async function fewest(run: () => Promise<number>): Promise<number> {
  return Math.min(await run(), await run(), await run());
}

test('a piece goes into a cart with six messages to the database, the first one with seven', async () => {
  const add = (token: string, productId: string) =>
    call(app, cartContract.addItem, { body: { productId } }, { token });
  // The catalogue is read with the first call of all.
  await readyToPay(app);
  const first = async () => {
    const token = await guest(app);
    return messagesOf(() => add(token, sentinels.accessory));
  };
  const second = async () => {
    const token = await guest(app);
    await add(token, sentinels.accessory);
    return messagesOf(() => add(token, sentinels.solution));
  };
  expect(await fewest(first)).toBe(7);
  expect(await fewest(second)).toBe(6);
});

test('an order with cash on delivery is placed with six messages to the database', async () => {
  await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
  expect(
    await fewest(async () => {
      const ready = await readyToPay(app, { items: [FRAME] });
      return messagesOf(() => pay(app, ready, { paymentMethod: 'cod' }));
    }),
  ).toBe(6);
});
