import { formatDate } from '@lunette/country-config';
import { returnContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../checkout/order/schema.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { returningStore, type Delivered } from '../testing/returning.ts';

const { app, delivered, details, begin, arrive, move } = await returningStore();

/** The e-mails and text messages about a return. */
async function messagesAbout(returnId: string): Promise<string[]> {
  await app.runJobs();
  return [...app.sent.mail.filter(({ subject }) => subject.includes(returnId)), ...app.sent.sms]
    .map(({ text }) => text)
    .filter((text) => text.includes(returnId));
}

const modesOf = async ({ token }: Delivered) =>
  (await call(app, returnContract.getReturnModes, { query: { pincode: '411001' } }, { token })).result.modes;

test('RET-07 the message of a pick-up has its day and its hours, by e-mail and by text message', async () => {
  const order = await delivered();
  const [offer] = await modesOf(order);
  const day = offer?.days.find(({ slots }) => slots.some(({ free }) => free > 0))?.date ?? '';
  const { returnId, groupId } = await begin(order, 1, {
    returnMode: 'schedule_pickup',
    pickup: { date: day, from: '12:00' },
  });
  const messages = await messagesAbout(returnId);
  expect(messages).toHaveLength(2);
  for (const text of messages) {
    expect(text).toContain(`Our courier comes on ${formatDate(day, 'en', 'IN')}, between 12:00 and 15:00.`);
    expect(text).toContain(`R${groupId}`);
    expect(text).not.toContain('parcel point');
  }
});

test('RET-07 the message of a return to a store has the store, its address and the last day', async () => {
  const order = await delivered();
  const offers = await modesOf(order);
  const store = offers.flatMap(({ stores }) => stores)[0];
  const { returnId, sendBy } = await begin(order, 1, {
    returnMode: 'store_return',
    storeCode: store?.code ?? '',
  });
  const [mail, sms] = await messagesAbout(returnId);
  const last = formatDate(sendBy ?? '', 'en', 'IN');
  expect(mail).toContain(`bring them to ${store?.name}, ${store?.address}, by ${last}`);
  expect(sms).toContain(`bring them to ${store?.name}`);
});

test('RET-07 the message of a parcel point has the last day, in the language of the order', async () => {
  const order = await delivered();
  const { returnId, sendBy } = await begin(order, 1);
  const [mail] = await messagesAbout(returnId);
  expect(mail).toContain(`hand them in at a parcel point by ${formatDate(sendBy ?? '', 'en', 'IN')}`);
  const arabic = await delivered();
  await app.db.update(orders).set({ language: 'ar' }).where(eq(orders.id, arabic.orderId));
  const { returnId: other } = await begin(arabic, 1);
  expect((await messagesAbout(other))[0]).toContain(
    `في نقطة طرود في موعد أقصاه ${formatDate(sendBy ?? '', 'ar', 'IN')}`,
  );
  expect((await details(arabic)).result.returns[0]?.sendBy).toBe(sendBy);
});

test('RET-07 the message of a return with missing pieces says how many of them arrived', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 3);
  await arrive(order, returnId, 1);
  await move(returnId, { to: 'inspected' });
  await app.runJobs();
  const about = (id: string) =>
    app.sent.mail.find(({ subject }) => subject === `Your return ${id} is accepted`);
  expect(about(returnId)?.text).toContain('Only 1 of 3 pieces was in the parcel.');
  const { returnId: rest } = await begin(order, 2);
  await arrive(order, rest);
  await move(rest, { to: 'inspected' });
  await app.runJobs();
  expect(about(rest)?.text).not.toContain('in the parcel');
});

test('RET-07 the message of a return with an empty parcel mentions no pieces that are sent back', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  await arrive(order, returnId, 0);
  await app.runJobs();
  const mail = app.sent.mail.find(({ subject }) => subject === `We could not accept your return ${returnId}`);
  expect(mail?.text).toContain('None of the pieces was in the parcel. They can be sent back again.\n');
  expect(mail?.text).not.toContain('go back to you');
});
