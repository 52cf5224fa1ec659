import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { returningStore } from '../../testing/returning.ts';

const { app, delivered, details, move, begin, arrive, sentBack, pieces } = await returningStore();

test('RET-07 pieces that the inspection refuses are sent back with the reason, and are not refunded', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 2);
  await arrive(order, returnId);
  const itemId = order.itemIds[0] ?? '';
  await move(returnId, {
    to: 'inspected',
    items: [{ itemId, quantity: 1, resellable: 1, refusal: 'Worn for weeks.' }],
  });
  const [shownReturn] = (await details(order)).result.returns;
  expect(shownReturn?.items[0]).toMatchObject({ accepted: 1, refusal: 'Worn for weeks.' });
  await app.runJobs();
  const mail = app.sent.mail.find(({ subject }) => subject === `Your return ${returnId} is accepted`);
  expect(mail?.text).toContain('We could not accept every piece. The reason: Worn for weeks.');
  expect(await sentBack(order.orderId)).toBe(Math.round((shownReturn?.total.value ?? 0) * 100));
  const { returnId: all } = await begin(order, 1);
  await arrive(order, all);
  await move(all, {
    to: 'inspected',
    items: [{ itemId, quantity: 0, resellable: 0, refusal: 'Broken by a car.' }],
  });
  const rejected = (await details(order)).result.returns[0];
  expect(rejected).toMatchObject({ status: 'rejected', rejection: 'Broken by a car.', payments: [] });
});

test.each([undefined, ' ', 'No'])(
  'RET-07 an inspection that refuses a piece without a readable reason is itself refused: %j',
  async (refusal) => {
    const order = await delivered();
    const { returnId } = await begin(order, 2);
    await arrive(order, returnId);
    const itemId = order.itemIds[0] ?? '';
    const item = { itemId, quantity: 1, resellable: 0, ...(refusal !== undefined && { refusal }) };
    const said = await move(returnId, { to: 'inspected', items: [item] });
    expect(said.status).toBe(422);
    if (refusal === undefined)
      expect(said.problem).toMatchObject({
        code: 'refusal_missing',
        detail: 'Please say why a piece is refused. The shopper reads it.',
      });
    const [shownReturn] = (await details(order)).result.returns;
    expect(shownReturn).toMatchObject({ status: 'received' });
    expect(shownReturn?.items[0]?.accepted).toBeNull();
    expect(await sentBack(order.orderId)).toBe(0);
  },
);

test('RET-07 an inspection that names an item of another return is refused, and refunds nothing', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  await arrive(order, returnId);
  const other = (await delivered()).itemIds[0] ?? '';
  const said = await move(returnId, {
    to: 'inspected',
    items: [{ itemId: other, quantity: 0, resellable: 0, refusal: 'Worn for weeks.' }],
  });
  expect(said.problem).toMatchObject({ status: 404, code: 'item_not_found' });
  expect((await details(order)).result.returns[0]?.status).toBe('received');
  expect(await sentBack(order.orderId)).toBe(0);
});

test('RET-07 only pieces that can be sold again return to stock, and cut lenses never do', async () => {
  const order = await delivered();
  const before = await pieces();
  const { returnId } = await begin(order, 2);
  await arrive(order, returnId);
  const itemId = order.itemIds[0] ?? '';
  await move(returnId, { to: 'inspected', items: [{ itemId, quantity: 2, resellable: 1 }] });
  expect(await pieces()).toBe(before + 1);
  await app.db.execute(sql`
    UPDATE order_item SET details = details || '{"powerType": "single_vision", "options": [{"type": "lens_package", "oid": "x", "name": "Clear", "priceMinor": 100, "marketMinor": 100}]}'::jsonb
    WHERE id = ${itemId}`);
  const { returnId: cut } = await begin(order, 1);
  await arrive(order, cut);
  const refused = await move(cut, { to: 'inspected', items: [{ itemId, quantity: 1, resellable: 1 }] });
  expect(refused.problem.code).toBe('cut_lenses');
  expect(await pieces()).toBe(before + 1);
});
