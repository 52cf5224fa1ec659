import { formatDate } from '@lunette/country-config';
import { returnContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { call, guest } from '../../platform/testing/testGateway.ts';
import { sendForm } from '../../tryon/testing/sendForm.ts';
import { returningStore, type Delivered, type ReturnRequest } from '../testing/returning.ts';

const { app, delivered, preview, confirm, details, move, sentBack } = await returningStore();

const photo = async (order: Delivered) => {
  const sharp = await loadSharp();
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const path = `/v2/orders/${order.orderId}/return/photo`;
  const fields = { file: new File([new Uint8Array(jpeg)], 'hinge.jpg'), itemId: order.itemIds[0] ?? '' };
  return (await sendForm(app, { ...returnContract.addReturnPhoto, path }, fields, order.token)).result;
};
const broken = (order: Delivered, photos: string[]): ReturnRequest => ({
  items: [{ itemId: order.itemIds[0] ?? '', quantity: 1, reason: 'broken', photos }],
});

test('RET-07 a claim needs its photo, which only a caller who may read the order sees', async () => {
  const order = await delivered([{ productId: sentinels.accessory }]);
  const seen = (await preview(order, broken(order, []))).result;
  expect(seen).toMatchObject({ sent: 0, items: [{ isSent: false }] });
  expect((await confirm(order, broken(order, []), seen.token)).problem.code).toBe('photo_missing');
  const { photoId } = await photo(order);
  const see = (token: string) =>
    app.http.inject({
      url: `/v2/orders/${order.orderId}/return/photo/${photoId}`,
      headers: { 'x-session-token': token, 'x-country-code': 'IN' },
    });
  expect((await see(order.token)).headers['content-type']).toContain('image/jpeg');
  expect((await see(await guest(app))).statusCode).toBe(404);
  const proven = `?email=${encodeURIComponent('ananya.rao@post.in')}`;
  const byMail = await app.http.inject({
    url: `/v2/orders/${order.orderId}/return/photo/${photoId}${proven}`,
    headers: { 'x-session-token': await guest(app), 'x-country-code': 'IN' },
  });
  expect(byMail.statusCode, 'the e-mail address alone shows no photo').toBe(404);
  const other = await delivered([{ productId: sentinels.accessory }]);
  const { photoId: strange } = await photo(other);
  const wrong = broken(order, [strange]);
  expect((await confirm(order, wrong, (await preview(order, wrong)).result.token)).problem.code).toBe(
    'photo_not_found',
  );
});

test('RET-08 the refund methods of a claim have the days of its preview', async () => {
  const order = await delivered([{ productId: sentinels.accessory }]);
  const params = { orderId: order.orderId, itemId: order.itemIds[0] ?? '' };
  const query = { isClaim: 'true' as const };
  const { result } = await call(app, returnContract.getRefundMethods, { params, query }, order);
  const available = result.methods.filter((method) => method.available);
  expect(available.length).toBeGreaterThan(0);
  for (const { id, by } of available) {
    const seen = (await preview(order, { ...broken(order, []), refundMethod: id })).result;
    expect(by, id).toBe(seen.payments[0]?.by);
  }
});

test('RET-07 a claim is inspected, and accepted or rejected; nothing is sent, and shipping is refunded', async () => {
  const order = await delivered([{ productId: sentinels.accessory }]);
  const request = broken(order, [(await photo(order)).photoId]);
  const seen = (await preview(order, request)).result;
  const [claim] = (await confirm(order, request, seen.token)).result.returns;
  expect(claim).toMatchObject({ kind: 'claim', status: 'requested', mode: null });
  await app.runJobs();
  const mail = app.sent.mail.find(({ subject }) => subject === `We have your claim ${claim?.returnId}`);
  expect(mail?.text).toContain(
    `You do not need to send anything. We look at it by ${formatDate(seen.claimsOn ?? '', 'en', 'IN')}`,
  );
  expect(app.sent.sms.some(({ text }) => text.startsWith(`We have your claim ${claim?.returnId}.`))).toBe(
    true,
  );
  await move(claim?.returnId ?? '', { to: 'rejected', reason: 'The photo shows another one.' });
  expect((await details(order)).result.returns[0]?.rejection).toBe('The photo shows another one.');
  const again = broken(order, [(await photo(order)).photoId]);
  const [other] = (await confirm(order, again, (await preview(order, again)).result.token)).result.returns;
  await move(other?.returnId ?? '', { to: 'inspected' });
  expect(await sentBack(order.orderId)).toBe(Math.round(order.total * 100));
});
