import { Socket } from 'node:net';
import { cartContract } from '@lunette/cart/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { FRAME, pay, readyToPay } from '../testing/shopper.ts';

/** The messages to PostgreSQL, with their database: other files of this process leave connections open. */
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

/** Records a message; the first message of a connection names its database. */
function record(socket: Socket, text: string): void {
  const named = /\0database\0(\w+)\0/.exec(text)?.[1];
  if (named) databaseOf.set(socket, named);
  const database = databaseOf.get(socket);
  if (database) sent.push({ database, text });
}

/** The text of one write: one chunk, or several that were waiting. */
function textOf(data: unknown): string {
  if (Array.isArray(data)) return data.map(({ chunk }: { chunk: unknown }) => String(chunk)).join('');
  return String(data);
}

const app = await testGatewayApp();
const ownDatabase = new URL(app.databaseUrl).pathname.slice(1);

/**
 * The messages that `work` sends to this gateway's database, from its session to its end. In parallel the gateway asks for
 * the catalogue's version every few seconds; these messages are left out.
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

test('adding a product to a cart takes six messages to the database, and seven for the first one', async () => {
  const add = (token: string, productId: string) =>
    call(app, cartContract.addItem, { body: { productId } }, { token });
  // The first call of all reads the catalogue.
  await readyToPay(app);
  const token = await guest(app);
  expectMessages(await messagesOf(() => add(token, sentinels.accessory)), 7);
  expectMessages(await messagesOf(() => add(token, sentinels.solution)), 6);
});

test('adding a product to a cart with an address takes six messages, and its line has its day of arrival', async () => {
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

test('placing an order with cash on delivery takes six messages to the database', async () => {
  await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
  const ready = await readyToPay(app, { items: [FRAME] });
  expectMessages(await messagesOf(() => pay(app, ready, { paymentMethod: 'cod' })), 6);
});
