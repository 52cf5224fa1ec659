import { Socket } from 'node:net';
import { cartContract } from '@lunette/cart/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { FRAME, pay, readyToPay } from '../testing/shopper.ts';

/** What was sent to PostgreSQL, and to which database: other files of this process leave connections of theirs. */
const sent: { database: string; text: string }[] = [];
const databaseOf = new WeakMap<Socket, string>();

const spies = (['_write', '_writev'] as const).map((method) => {
  const write = Reflect.get(Socket.prototype, method) as (this: Socket, ...input: unknown[]) => void;
  return vi.spyOn(Socket.prototype, method).mockImplementation(function (this: Socket, ...input: unknown[]) {
    record(this, textOf(input[0]));
    write.apply(this, input);
  });
});
afterAll(() => spies.forEach((spy) => spy.mockRestore()));

/** The first message of a connection names its database. */
function record(socket: Socket, text: string): void {
  const named = /\0database\0(\w+)\0/.exec(text)?.[1];
  if (named) databaseOf.set(socket, named);
  const database = databaseOf.get(socket);
  if (database) sent.push({ database, text });
}

/** What is written at once: one chunk, or the several that were waiting. */
function textOf(data: unknown): string {
  if (Array.isArray(data)) return data.map(({ chunk }: { chunk: unknown }) => String(chunk)).join('');
  return String(data);
}

const app = await testGatewayApp();
const ownDatabase = new URL(app.databaseUrl).pathname.slice(1);

/**
 * The messages that work sends to this gateway's database, from its session to its end. The gateway asks for the
 * catalogue's version beside it, every few seconds.
 */
async function messagesOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const before = sent.length;
  expect((await work()).status).toBe(200);
  return sent
    .slice(before)
    .filter(({ database, text }) => database === ownDatabase && !text.includes('catalogue_version'))
    .map(({ text }) => text.replaceAll(/[^ -~]+/g, ' '));
}

function expectMessages(messages: string[], count: number): void {
  expect(messages, messages.join('\n')).toHaveLength(count);
}

test('a piece goes into a cart with six messages to the database, the first one with seven', async () => {
  const add = (token: string, productId: string) =>
    call(app, cartContract.addItem, { body: { productId } }, { token });
  // The catalogue is read with the first call of all.
  await readyToPay(app);
  const token = await guest(app);
  expectMessages(await messagesOf(() => add(token, sentinels.accessory)), 7);
  expectMessages(await messagesOf(() => add(token, sentinels.solution)), 6);
});

test('a piece goes into a cart whose address is known with six messages, and has its day of arrival', async () => {
  const { token } = await readyToPay(app);
  const add = () => call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, { token });
  let days: (string | undefined)[] = [];
  const messages = await messagesOf(async () => {
    const answer = await add();
    days = answer.result.items.map(({ deliveryDate }) => deliveryDate);
    return answer;
  });
  expectMessages(messages, 6);
  expect(days).toEqual([expect.any(String), expect.any(String)]);
});

test('an order with cash on delivery is placed with six messages to the database', async () => {
  await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
  const ready = await readyToPay(app, { items: [FRAME] });
  expectMessages(await messagesOf(() => pay(app, ready, { paymentMethod: 'cod' })), 6);
});
