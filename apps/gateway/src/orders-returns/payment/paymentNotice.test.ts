import { randomUUID } from 'node:crypto';
import { upiContract, paymentContract, type UpiFlow } from '@lunette/checkout/contract';
import { orderContract, powerContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fakeProvider, webhook } from '../../checkout/testing/fakeProvider.ts';
import { CASH_FEE, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newAddress } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const VPA = 'ananya.rao@nilgai';
const byUpi = (flow: UpiFlow) =>
  ({ paymentMethod: 'upi', upi: { flow, vpa: flow === 'collect' ? VPA : '' } }) as const;
let people = 0;

/** A guest with an open payment request, and the messages that they get. */
async function asked(flow: UpiFlow = 'collect', language: 'en' | 'ar' = 'en') {
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready, byUpi(flow));
  const { orderId, paymentId } = result;
  const email = `payer${(people += 1)}@post.in`;
  const phone = `98220${50_000 + people}`;
  await app.db.execute(sql`
    UPDATE orders SET email = ${email}, language = ${language},
      address = address || ${JSON.stringify({ email, phone })}::jsonb WHERE id = ${orderId}`);
  const decide = async (how: 'failed' | 'expired' | 'succeeded' | 'processing', code?: string) => {
    const intent = provider.decide(provider.intentOf(paymentId).id, how, code);
    await app.http.inject(webhook(`payment.${how}`, intent));
  };
  const look = async () => {
    await enqueue(app.db, 'payment.find-left', {});
    await app.runJobs();
    await app.runJobs();
  };
  /** Makes a planned message due. */
  const minutesLater = async () => {
    await app.db.execute(
      sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'payment.notify-%'`,
    );
    await app.runJobs();
    await app.runJobs();
  };
  return {
    ready,
    orderId,
    paymentId,
    decide,
    look,
    minutesLater,
    mails: () => app.sent.mail.filter(({ to }) => to === email),
    texts: () => app.sent.sms.filter(({ to }) => to === `+91${phone}`),
    subjects: () => app.sent.mail.filter(({ to }) => to === email).map(({ subject }) => subject),
    olderBy: (minutes: number) =>
      app.db.execute(sql`
        UPDATE payment SET created_at = created_at - make_interval(mins => ${minutes}),
          seen_at = seen_at - make_interval(mins => ${minutes}) WHERE id = ${paymentId}`),
    endTime: () =>
      app.db.execute(
        sql`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = ${orderId}`,
      ),
  };
}

/** The parts of the signed link in a message. */
function linkIn(text = '') {
  const { searchParams } = new URL(/https?:\S*retrypayment\S*/.exec(text)?.[0] ?? 'http://none');
  const part = (name: string) => searchParams.get(name) ?? '';
  return { itemId: part('itemId'), until: Number(part('until')), sign: part('sign') };
}

describe('pending payments', () => {
  test('a shopper who has left an open request gets one message, masked, with a link to the payment', async () => {
    const { olderBy, look, mails, texts } = await asked();
    await look();
    expect(mails()).toEqual([]);
    await olderBy(3);
    await look();
    await look();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.subject).toMatch(/^Your payment of ₹[\d,]+ is still open: order \d{10}$/);
    expect(mails()[0]?.text).toMatch(
      /A request is in your UPI app, at an•••@nilgai\. Approve it there until .+\d\d:\d\d/,
    );
    expect(texts()).toHaveLength(1);
    expect(texts()[0]?.text).toContain('/checkout/onepage/retrypayment?');
  });

  test('a shopper who still has its page open gets no message', async () => {
    const { ready, orderId, olderBy, look, mails } = await asked('qr');
    await olderBy(3);
    await call(app, upiContract.getQrStatus, { params: { orderId } }, { token: ready.token });
    await look();
    expect(mails()).toEqual([]);
    await olderBy(2);
    await look();
    expect(mails()[0]?.text).toContain('Its QR code can be paid until');
  });

  test('a shopper whose bank has not decided gets a message that there is nothing to do', async () => {
    const { olderBy, look, mails, decide } = await asked();
    await decide('processing');
    await olderBy(3);
    await look();
    expect(mails()[0]?.text).toContain('Your bank has not decided about it yet.');
  });
});

describe('failed payments', () => {
  test('a declined payment sends one message after some minutes, with its reason and how long the goods are reserved', async () => {
    const { decide, minutesLater, subjects, mails, texts, orderId } = await asked();
    await decide('failed', 'request_declined');
    await app.runJobs();
    expect(subjects()).toEqual([]);
    await minutesLater();
    expect(subjects()).toEqual([`Your payment did not work: order ${orderId}`]);
    expect(mails()[0]?.text).toContain('The request was declined in your UPI app. Nothing has been charged.');
    expect(mails()[0]?.text).toMatch(/Your goods are kept for you until .+\d\d:\d\d\./);
    expect(texts()).toHaveLength(1);
  });

  test('a shopper who reads Arabic gets the message about an expired request in Arabic', async () => {
    const { decide, minutesLater, mails, orderId } = await asked('qr', 'ar');
    await decide('expired');
    await minutesLater();
    expect(mails().map(({ subject }) => subject)).toEqual([`لم ينجح الدفع: الطلب ${orderId}`]);
    expect(mails()[0]?.html).toContain('dir="rtl"');
  });

  test('a shopper who has paid meanwhile, or has another payment open, gets no message about the first', async () => {
    const paid = await asked();
    await paid.decide('failed', 'request_declined');
    await pay(app, paid.ready, {
      orderId: paid.orderId,
      paymentMethod: 'cod',
      expectedTotal: paid.ready.total + CASH_FEE,
    });
    await paid.minutesLater();
    expect(paid.subjects().filter((subject) => subject.includes('did not work'))).toEqual([]);
    const open = await asked();
    await open.decide('failed', 'request_declined');
    await pay(app, open.ready, { orderId: open.orderId, ...byUpi('qr') });
    await open.minutesLater();
    expect(open.subjects()).toEqual([]);
  });

  test('the link in the message opens the payment elsewhere, after the code of the order', async () => {
    const { decide, minutesLater, mails, texts, orderId } = await asked();
    await decide('failed', 'request_declined');
    await minutesLater();
    const link = linkIn(mails()[0]?.text);
    const { itemId, ...query } = link;
    const as = { token: await guest(app), headers: newAddress() };
    const state = () => call(app, paymentContract.getPayment, { params: { orderId } }, as);
    expect((await state()).problem.code).toBe('order_not_found');
    const linked = await call(app, powerContract.getLinkedItem, { params: { orderId, itemId }, query }, as);
    expect(linked.result).toMatchObject({ firstName: 'Ananya', open: false });
    await call(app, orderContract.sendOrderCode, { params: { orderId }, body: { link, way: 'sms' } }, as);
    await app.runJobs();
    const value = /^\d{6}/.exec(texts().at(-1)?.text ?? '')?.[0] ?? '';
    await call(app, orderContract.redeemOrderCode, { params: { orderId }, query: { value } }, as);
    expect((await state()).result).toMatchObject({ status: 'failed', orderPlaced: false });
    const again = { ...as, idempotencyKey: randomUUID() };
    const { amount } = (await state()).result;
    const body = { orderId, ...byUpi('qr'), expectedTotal: amount.value, returnTo: 'desktop' as const };
    expect((await call(app, paymentContract.payOrder, { body }, again)).result.status).toBe('created');
  });
});

describe('expired orders', () => {
  test('an expired order sends one message, that its goods are in the cart; its failed payments send none any more', async () => {
    const { decide, endTime, minutesLater, subjects, mails, texts, orderId } = await asked();
    await decide('expired');
    await endTime();
    for (let turn = 0; turn < 2; turn += 1) {
      await enqueue(app.db, 'payment.find-overdue', {});
      await minutesLater();
    }
    expect(subjects()).toEqual([`Order ${orderId} was not paid in time`]);
    expect(mails()[0]?.text).toMatch(/In your bag again, on the device where you ordered: .*Alder/);
    expect(mails()[0]?.text).toMatch(/Open the bag: http\S+\/cart/);
    expect(texts()).toHaveLength(1);
  });
});

test('a person who is named in unpaid orders of others gets a limited number of messages an hour', async () => {
  const email = 'stranger@post.in';
  for (let turn = 0; turn < 12; turn += 1) {
    const { orderId, decide, minutesLater } = await asked();
    await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
    await decide('failed', 'request_declined');
    await minutesLater();
  }
  expect(app.sent.mail.filter(({ to }) => to === email)).toHaveLength(10);
});
