import { randomUUID } from 'node:crypto';
import type { NewCartItem } from '@lunette/cart/contract';
import { formatMoney } from '@lunette/country-config';
import { returnContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { exchangingStore, WISH, type Owner } from '../testing/exchanging.ts';

const { app, delivered, cancel, pay, exchanged, begin, put, preview, confirm } = await exchangingStore();
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };

/** The e-mails that something sends. */
async function mailsOf(work: () => Promise<unknown>) {
  await app.runJobs();
  const before = app.sent.mail.length;
  await work();
  await app.runJobs();
  return app.sent.mail.slice(before);
}

const cancelReturn = ({ orderId, token }: Owner, returnId: string | null) =>
  call(
    app,
    returnContract.cancelReturn,
    { params: { orderId, returnId: returnId ?? '' } },
    { token, idempotencyKey: randomUUID() },
  );

test('RET-10 an exchange that is cancelled has one message, which names the money that was paid for it', async () => {
  const owner = await delivered([FRAME]);
  const { id, seen } = await exchanged(owner, OTHER);
  await pay(owner, id);
  expect(seen.difference.value).toBeGreaterThan(0);
  const mails = await mailsOf(() => cancel(owner, id));
  const about = mails.filter(({ subject }) => /return|exchange/.test(subject));
  expect(about.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your exchange of .* is cancelled$/),
  ]);
  expect(about[0]?.text).toContain(
    `Nothing is exchanged: your goods of order ${owner.orderId} stay yours. The ${formatMoney(seen.difference)} that you paid for it`,
  );
});

test('RET-10 where nothing was paid for it, the message speaks of no money', async () => {
  const owner = await delivered([FRAME]);
  const { id } = await exchanged(owner, FRAME);
  const [mail, ...others] = await mailsOf(() => cancel(owner, id));
  expect(others).toEqual([]);
  expect(mail?.text).toContain('stay yours.');
  expect(mail?.text).not.toContain('paid');
});

test('RET-10 a return that is cancelled and takes its exchange along has one message, that of the exchange', async () => {
  const owner = await delivered([FRAME]);
  const { returnId } = await exchanged(owner, FRAME);
  const mails = await mailsOf(() => cancelReturn(owner, returnId));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your exchange of .* is cancelled$/),
  ]);
});

test('RET-10 a return whose new goods leave at once is cancelled alone, and says so', async () => {
  const owner = await delivered([FRAME]);
  const { id, returnId } = await exchanged(owner, OTHER, { ...WISH, leaves: 'at_once' });
  await pay(owner, id);
  const mails = await mailsOf(() => cancelReturn(owner, returnId));
  expect(mails.map(({ subject }) => subject)).toEqual([`Your return ${returnId} is cancelled`]);
});

test('RET-10 the confirmation says for what the new goods wait: the courier, the store or the parcel point', async () => {
  const toPoint = await delivered([FRAME]);
  const point = await mailsOf(() => exchanged(toPoint, FRAME));
  expect(point.map(({ text }) => text).join()).toContain('leave as soon as the parcel point has');
  const { token } = toPoint;
  const modes = await call(app, returnContract.getReturnModes, { query: { pincode: '411001' } }, { token });
  const day = modes.result.modes[0]?.days.find(({ slots }) => slots.some(({ free }) => free > 0))?.date ?? '';
  const collected = await delivered([FRAME]);
  const wish = {
    leaves: 'collected',
    returnMode: 'schedule_pickup',
    pickup: { date: day, from: '12:00' },
  } as const;
  const { id } = (await begin(collected)).result;
  void (await put(collected, FRAME)).result;
  const seen = (await preview(collected, id, wish)).result;
  const mails = await mailsOf(() => confirm(collected, id, seen.token, wish));
  expect(mails.map(({ text }) => text).join()).toContain('leave as soon as the courier has');
});
