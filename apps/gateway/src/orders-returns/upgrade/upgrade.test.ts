import { randomUUID } from 'node:crypto';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract, upgradeContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf, findOrder } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { enterOrderCode } from '../../checkout/testing/enterOrderCode.ts';
import { fakeProvider, webhook } from '../../checkout/testing/fakeProvider.ts';
import { CASH_FEE, pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { newAddress } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const STRONG: Prescription = { right: { sph: '-4.50', pd: '31.0' }, left: { sph: '-3.00', pd: '31.5' } };

interface OrderOptions {
  packageId?: string;
  cash?: boolean;
  country?: 'IN' | 'US';
}

/** Glasses that were ordered and paid, and the calls that change their lenses. */
async function ordered({ packageId = 'clear-156', cash = false, country = 'IN' }: OrderOptions = {}) {
  const item = {
    productId: sentinels.inStockFrame,
    powerType: 'single_vision' as const,
    packageId,
    prescription: POWER,
  };
  const ready = await readyToPay(app, { items: [item], country });
  const as = { token: ready.token, country };
  const { orderId } = cash
    ? (await pay(app, ready, { paymentMethod: 'cod' })).result
    : await payByCardIn(ready, as);
  const [stored] = await itemsOf(app.db, orderId);
  const itemId = stored?.id ?? '';
  const params = { orderId, itemId };
  const read = async (who: object = as) => call(app, upgradeContract.getUpgradePackage, { params }, who);
  const differenceTo = async (id: string, type = 'single_vision') =>
    (await read()).result.powerTypes
      .find((powerType) => powerType.id === type)
      ?.packages.find((lens) => lens.id === id)?.difference.value ?? 0;
  const toPackage = (to: string, expectedDifference = 0, who: object = as, prescription?: Prescription) =>
    call(
      app,
      upgradeContract.updatePackage,
      {
        params,
        query: { updateFrom: packageId, updateTo: to },
        body: { expectedDifference, ...(prescription && { prescription }) },
      },
      who,
    );
  const toType = (to: 'progressive' | 'zero_power' | 'reading', expectedDifference = 0) =>
    call(
      app,
      upgradeContract.updatePowerType,
      { params, query: { from: 'single_vision', to }, body: { expectedDifference } },
      as,
    );
  /** The amounts of the order, in minor units, and whether its shares still add up to them. */
  const books = async () => {
    const order = await findOrder(app.db, orderId);
    const [now] = await itemsOf(app.db, orderId);
    const shares = now?.shares ?? [];
    const payments = await paymentsOf(app.db, orderId);
    const received = payments.reduce(
      (sum, payment) => sum + (payment.status === 'paid' ? payment.amount : 0),
      0,
    );
    const back = (await refundsOf(app.db, orderId)).reduce((sum, refund) => sum + refund.amount, 0);
    return {
      total: order?.total ?? 0,
      totals: order?.totals,
      paidShare: shares.reduce((sum, share) => sum + share.paid, 0),
      taxShare: shares.reduce((sum, share) => sum + share.tax, 0),
      netReceived: received - back,
      lens: now?.details.options[0]?.oid,
      powerType: now?.details.powerType,
      prescription: now?.prescription,
      payments,
    };
  };
  /** The open payment of the change. */
  const amending = async () => {
    const found = (await paymentsOf(app.db, orderId)).findLast(({ purpose }) => purpose === 'amendment');
    if (!found) throw new Error('No change waits for its payment');
    return provider.intentOf(found.id);
  };
  /** The acts on its lenses, with their actors. */
  const acts = async () => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    const all = result.orders[0]?.acts ?? [];
    return all
      .filter(({ act }) => act === 'change_asked' || act === 'lenses_changed')
      .map(({ by, text }) => `${by}: ${text}`);
  };
  return { orderId, itemId, as, read, differenceTo, toPackage, toType, books, amending, acts };
}

async function payByCardIn(
  ready: { token: string; total: number },
  as: { token: string; country: 'IN' | 'US' },
) {
  if (as.country === 'IN') return payByCard(app, provider, ready);
  const body = { paymentMethod: 'cc' as const, expectedTotal: ready.total };
  const { result } = await call(
    app,
    paymentContract.payOrder,
    { body },
    { ...as, idempotencyKey: randomUUID() },
  );
  await hear(provider.intentOf(result.paymentId).id, 'succeeded');
  return result;
}

const hear = async (id: string, status: 'succeeded' | 'failed' | 'expired', code?: string) =>
  app.http.inject(webhook(`payment.${status}`, provider.decide(id, status, code)));
const begin = (itemId: string, status: string) =>
  app.db.execute(sql`INSERT INTO item_status_history (item_id, status) VALUES (${itemId}, ${status})`);

describe('access to the lenses of an order', () => {
  test('LPU-01 a stranger can neither read nor change the lenses, and a caller with the code of the order can do both', async () => {
    const { read, toPackage, orderId } = await ordered();
    const stranger = { token: await guest(app), headers: newAddress() };
    expect((await read(stranger)).problem.code).toBe('order_not_found');
    expect((await toPackage('thin-160', 1_100, stranger)).problem.code).toBe('order_not_found');
    const email = `lens${orderId}@post.in`;
    await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
    await call(app, orderContract.sendOrderCode, { params: { orderId }, body: { email } }, stranger);
    await app.runJobs();
    const code = /^\d{6}$/m.exec(app.sent.mail.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    await call(app, orderContract.redeemOrderCode, { params: { orderId }, query: { value: code } }, stranger);
    expect((await read(stranger)).result.open).toBe(true);
    expect((await toPackage('thin-160', 1_100, stranger)).result.amendment.status).toBe('open');
  });

  test('LPU-01 a caller with the code of the order does not get the payment page that its owner has opened, and pays on another one', async () => {
    const { read, toPackage, orderId } = await ordered();
    const { amendment: opened } = (await toPackage('thin-160', 1_100)).result;
    const reader = { token: await guest(app) };
    await enterOrderCode(app, orderId, reader.token);
    expect((await read(reader)).result.amendment).toMatchObject({ status: 'open', pageUrl: null });
    expect((await read()).result.amendment).toEqual(opened);
    const { amendment: own } = (await toPackage('thin-160', 1_100, reader)).result;
    expect(own.pageUrl).toContain('/pay/');
    expect(own.pageUrl).not.toBe(opened.pageUrl);
    expect((await read()).result.amendment).toMatchObject({ id: own.id, pageUrl: null });
  });

  test('LPU-01 after the lab has begun nothing is offered, and a change is refused', async () => {
    const { read, toPackage, itemId, books } = await ordered();
    await begin(itemId, 'lenses_cut');
    expect((await read()).result).toMatchObject({ open: false, powerTypes: [] });
    expect((await toPackage('thin-160', 1_100)).problem.code).toBe('lenses_closed');
    expect((await books()).lens).toBe('clear-156');
  });

  test('LPU-01 lenses that do not fit the frame, that cannot have the power, and a price other than the one shown are refused', async () => {
    const { toPackage, books } = await ordered();
    expect((await toPackage('tough-160')).problem.code).toBe('lens_unsuitable');
    expect((await toPackage('screen-156', 600, undefined, STRONG)).problem.code).toBe('lens_too_weak');
    const other = await toPackage('thin-160', 5);
    expect([other.status, other.problem.code]).toEqual([409, 'difference_changed']);
    expect(other.problem.detail).toContain('₹1,100');
    expect(await books()).toMatchObject({ lens: 'clear-156', payments: [{ purpose: 'order' }] });
  });
});

describe('a change that costs more', () => {
  test('LPU-01 the order keeps its old lenses until the difference is paid; then total, shares and tax are new', async () => {
    const { toPackage, differenceTo, books, amending, read, acts } = await ordered();
    const before = await books();
    const difference = await differenceTo('thin-167');
    expect(difference).toBe(1_800);
    const { result } = await toPackage('thin-167', difference);
    expect(result.amendment).toMatchObject({ status: 'open', title: 'Thin 1.67' });
    expect(result.amendment.pageUrl).toContain('/pay/');
    expect((await books()).lens).toBe('clear-156');
    await toPackage('thin-167', difference);
    expect(await acts()).toEqual([
      'You: Change of Alder, Havana tortoise asked for; it is made once it is paid',
    ]);
    await hear((await amending()).id, 'succeeded');
    const after = await books();
    expect(after.lens).toBe('thin-167');
    expect(after.total - before.total).toBe(180_000);
    expect(after.paidShare).toBe(after.total);
    expect(after.taxShare).toBe(after.totals?.totalTax);
    expect(after.netReceived).toBe(after.total);
    expect((await read()).result.amendment).toMatchObject({ status: 'done' });
    expect((await acts()).length, 'asked for, and made').toBe(2);
  });

  test('LPU-01 a difference that is paid after the lab has begun is refunded to the paisa, and the old lenses stay', async () => {
    const { toPackage, books, amending, itemId, read } = await ordered();
    const before = await books();
    await toPackage('thin-167', 1_800);
    await begin(itemId, 'lenses_cut');
    const intent = await amending();
    await hear(intent.id, 'succeeded');
    const after = await books();
    expect([after.lens, after.total, after.netReceived]).toEqual(['clear-156', before.total, before.total]);
    expect((await read()).result.amendment?.status).toBe('refused');
    await hear(intent.id, 'succeeded');
    expect((await books()).netReceived).toBe(before.total);
  });

  test('LPU-01 a declined payment changes nothing, and can be tried again', async () => {
    const { toPackage, books, amending, read } = await ordered();
    await toPackage('thin-167', 1_800);
    await hear((await amending()).id, 'failed', 'card_declined');
    expect((await read()).result.amendment?.status).toBe('expired');
    expect((await books()).lens).toBe('clear-156');
    await toPackage('thin-167', 1_800);
    await hear((await amending()).id, 'succeeded');
    expect((await books()).lens).toBe('thin-167');
  });

  test('LPU-01 a payment whose time is over is closed at the provider; a late charge of it is refunded', async () => {
    const { toPackage, books, amending, itemId } = await ordered();
    const before = await books();
    await toPackage('thin-167', 1_800);
    const intent = await amending();
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM order_amendment WHERE item_id = ${itemId}`,
    );
    await enqueue(app.db, 'amendment.expire', { amendmentId: rows[0]?.id });
    await app.runJobs();
    expect(provider.intents.get(intent.id)?.status).toBe('expired');
    await hear(intent.id, 'succeeded');
    const after = await books();
    expect([after.lens, after.total, after.netReceived]).toEqual(['clear-156', before.total, before.total]);
  });

  test('LPU-01 two tabs: the same request is one change, another request replaces the first', async () => {
    const { toPackage, books, amending } = await ordered();
    const both = await Promise.all([toPackage('thin-167', 1_800), toPackage('thin-167', 1_800)]);
    expect(new Set(both.map(({ result }) => result.amendment.id)).size).toBe(1);
    const first = await amending();
    const other = await toPackage('thin-160', 1_100);
    expect(other.result.amendment).toMatchObject({ status: 'open', title: 'Thin 1.60' });
    expect(provider.intents.get(first.id)?.status).toBe('expired');
    await Promise.all([hear((await amending()).id, 'succeeded'), hear(first.id, 'succeeded')]);
    const after = await books();
    expect([after.lens, after.netReceived]).toEqual(['thin-160', after.total]);
  });

  test('LPU-01 of two tabs that request different lenses at the same moment none gets the payment of the other’s', async () => {
    const { toPackage } = await ordered();
    const [thinnest, thin] = await Promise.all([toPackage('thin-167', 1_800), toPackage('thin-160', 1_100)]);
    const outcomes = [thinnest, thin].map((answer) =>
      answer.status === 200 ? answer.result.amendment.title : answer.problem.code,
    );
    expect(outcomes).toEqual([
      expect.stringMatching(/^(Thin 1.67|still_working)$/),
      expect.stringMatching(/^(Thin 1.60|still_working)$/),
    ]);
    expect(new Set(outcomes).size).toBe(2);
  });

  test('LPU-01 a tab whose change is replaced while the provider is slow does not get the payment of the other change', async () => {
    const { toPackage, itemId } = await ordered();
    provider.mode = 'slow';
    const replaced = toPackage('thin-167', 1_800);
    await vi.waitUntil(async () => {
      const { rows } = await app.db.execute(sql`SELECT FROM order_amendment WHERE item_id = ${itemId}`);
      return rows.length > 0;
    });
    const [first, second] = await Promise.all([replaced, toPackage('thin-160', 1_100)]);
    provider.mode = 'up';
    expect(second.result.amendment).toMatchObject({ title: 'Thin 1.60', status: 'open' });
    expect(first.result.amendment).toMatchObject({ title: 'Thin 1.67', status: 'expired', pageUrl: null });
  });

  test('LPU-01 the same lenses with the same power from a second tab are the same change, with another power another one', async () => {
    const { toPackage, amending } = await ordered();
    const change = async (power: Prescription) =>
      (await toPackage('thin-160', 1_100, undefined, power)).result.amendment.id;
    const first = await change(STRONG);
    const { id } = await amending();
    expect(await change(STRONG)).toBe(first);
    expect(provider.intents.get(id)?.status).toBe('created');
    expect(await change(POWER)).not.toBe(first);
    expect(provider.intents.get(id)?.status).toBe('expired');
  });

  test('LPU-01 a second tab that keeps the power does not pay for the one that the first tab entered', async () => {
    const { toPackage, amending, read, books } = await ordered();
    const first = (await toPackage('thin-160', 1_100, undefined, STRONG)).result.amendment.id;
    const { id } = await amending();
    const second = (await toPackage('thin-160', 1_100)).result.amendment.id;
    expect(second).not.toBe(first);
    expect(provider.intents.get(id)?.status).toBe('expired');
    expect((await toPackage('thin-160', 1_100)).result.amendment.id).toBe(second);
    await hear((await amending()).id, 'succeeded');
    expect((await read()).result.amendment).toMatchObject({ id: second, status: 'done' });
    expect((await books()).prescription).toEqual(POWER);
  });

  test('LPU-01 a power that the bought lens cannot have is refused at its eye, with a suitable lens as an offer', async () => {
    const { orderId, itemId, as, toPackage, amending, books } = await ordered();
    const refused = await call(
      app,
      orderContract.updatePrescription,
      { params: { orderId, itemId }, query: {}, body: { prescription: STRONG } },
      as,
    );
    expect(refused.problem.code).toBe('lens_too_weak');
    expect(Object.keys(refused.problem.fields ?? {})).toEqual(['prescription.right.sph']);
    await toPackage('thin-160', 1_100, undefined, STRONG);
    expect((await books()).prescription).toMatchObject(POWER);
    await hear((await amending()).id, 'succeeded');
    expect(await books()).toMatchObject({ lens: 'thin-160', prescription: STRONG });
  });
});

describe('a change that costs the same or less', () => {
  test('LPU-01 the difference to a lower price is refunded to the card, and total and shares are new', async () => {
    const { toPackage, books, differenceTo } = await ordered({ packageId: 'thin-167' });
    const before = await books();
    expect(await differenceTo('clear-156')).toBe(-1_800);
    expect((await toPackage('clear-156', -1_800)).result.amendment.status).toBe('done');
    const after = await books();
    expect(before.total - after.total).toBe(180_000);
    expect([after.paidShare, after.netReceived]).toEqual([after.total, after.total]);
    // The page still shows the old lenses: the same call once more gets a problem and refunds nothing twice.
    expect((await toPackage('clear-156', -1_800)).problem.code).toBe('lenses_changed');
    expect((await books()).netReceived).toBe(after.total);
  });

  test('LPU-01 for a cash order the new total is due at the door, whether it is more or less', async () => {
    const { toPackage, books } = await ordered({ cash: true });
    const before = await books();
    expect((await toPackage('thin-160', 1_100)).result.amendment.status).toBe('done');
    const after = await books();
    expect(after.total - before.total).toBe(110_000);
    expect(after.payments).toMatchObject([{ status: 'cash_due', amount: after.total }]);
  });

  test('LPU-01 lenses that raise a cash order above the limit of its country are refused as at the checkout, up to the limit they are not', async () => {
    const { orderId, toPackage, books, acts } = await ordered({ cash: true });
    // The amount of an order with many goods, of which the fee does not count for the limit of ₹20,000.
    const due = (20_000 + CASH_FEE - 1_800) * 100;
    const setDue = (amount: number) =>
      app.db.execute(sql`UPDATE payment SET amount = ${amount} WHERE order_id = ${orderId}`);
    await setDue(due + 1);
    const before = await books();
    const refused = await toPackage('thin-167', 1_800);
    expect([refused.status, refused.problem.code]).toEqual([422, 'cash_on_delivery_unavailable']);
    expect(refused.problem.detail).toBe('Cash on delivery is possible up to ₹20,000.');
    expect(await books()).toEqual(before);
    expect(await acts()).toEqual([]);
    await setDue(due);
    expect((await toPackage('thin-167', 1_800)).result.amendment.status).toBe('done');
    expect((await books()).payments).toMatchObject([{ status: 'cash_due', amount: due + 180_000 }]);
  });

  test('LPU-01 another power type needs its power to be entered again, and one without power needs none', async () => {
    const { toType, differenceTo, books, amending } = await ordered();
    const difference = await differenceTo('progressive-156', 'progressive');
    expect((await toType('progressive', difference)).result.amendment.kind).toBe('power_type');
    await hear((await amending()).id, 'succeeded');
    const after = await books();
    expect(after.powerType).toBe('progressive');
    expect(after.prescription?.right?.sph).toMatch(/Call Me/);
    expect(after.paidShare).toBe(after.total);
  });

  test('LPU-01 once the item is confirmed, the power of another power type has to be sent with the change', async () => {
    const { toType, differenceTo, itemId, books } = await ordered();
    await begin(itemId, 'confirmed');
    const difference = await differenceTo('progressive-156', 'progressive');
    expect((await toType('progressive', difference)).problem.code).toBe('power_unsuitable');
    expect((await books()).powerType).toBe('single_vision');
  });

  test('LPU-01 where tax is added, lenses without a power are taxed and those with one are not', async () => {
    const { read, toType, books, amending } = await ordered({ country: 'US' });
    const before = await books();
    expect(before.totals?.totalTax).toBe(0);
    const zero = (await read()).result.powerTypes.find(({ id }) => id === 'zero_power');
    const lens = zero?.packages.find(({ recommended }) => recommended);
    const difference = lens?.difference.value ?? 0;
    await toType('zero_power', difference);
    await hear((await amending()).id, 'succeeded');
    const after = await books();
    expect(after.totals?.totalTax).toBeGreaterThan(0);
    expect(after.total - before.total).toBe(Math.round(difference * 100));
    expect([after.taxShare, after.paidShare, after.netReceived]).toEqual([
      after.totals?.totalTax,
      after.total,
      after.total,
    ]);
  });
});

/** The messages about a change of lenses to an address and a phone. */
async function noticesOf(orderId: string) {
  await app.runJobs();
  await app.runJobs();
  const about = (text: string) => /lenses|العدسات|عدسات/.test(text) && text.includes(orderId);
  return {
    mail: app.sent.mail.filter(({ subject }) => about(subject)),
    sms: app.sent.sms.filter(({ text }) => about(text)),
  };
}

describe('messages about a change of lenses', () => {
  test('LPU-01 a paid change sends one mail and one text with its amount, and is among the payments', async () => {
    const { orderId, as, toPackage, amending } = await ordered();
    await toPackage('thin-167', 1_800);
    expect((await noticesOf(orderId)).mail).toEqual([]);
    const event = webhook('payment.succeeded', provider.decide((await amending()).id, 'succeeded'));
    await Promise.all([app.http.inject(event), app.http.inject(event)]);
    const { mail, sms } = await noticesOf(orderId);
    expect([mail.length, sms.length]).toEqual([1, 1]);
    expect(mail[0]?.text).toContain('You paid ₹1,800 for the change.');
    expect(mail[0]?.text).toMatch(/lens-package-upgrade\/\d+\/[\w-]+\?(\S*&)?until=\d+&sign=/);
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    expect(result.orders[0]?.payments.paymentList).toMatchObject([
      { purpose: 'order', status: 'paid' },
      { purpose: 'amendment', status: 'paid', amount: { value: 1_800 } },
    ]);
  });

  test('LPU-01 a change to cheaper lenses says what is refunded, or what is due at the door, in the language of the order', async () => {
    const card = await ordered({ packageId: 'thin-167' });
    await card.toPackage('clear-156', -1_800);
    expect((await noticesOf(card.orderId)).mail[0]?.text).toContain('₹1,800 goes back');
    const door = await ordered({ cash: true });
    await app.db.execute(sql`UPDATE orders SET language = 'ar' WHERE id = ${door.orderId}`);
    await door.toPackage('thin-160', 1_100);
    const { mail, sms } = await noticesOf(door.orderId);
    expect([mail.length, sms.length]).toEqual([1, 1]);
    expect(sms[0]?.text).toMatch(/المبلغ المستحق عند التسليم الآن/);
  });

  test('LPU-01 a payment that came too late is notified with its refund', async () => {
    const { orderId, itemId, toPackage, amending } = await ordered();
    await toPackage('thin-167', 1_800);
    await begin(itemId, 'lenses_cut');
    await hear((await amending()).id, 'succeeded');
    const { mail } = await noticesOf(orderId);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.subject).toContain('stay as ordered');
    expect(mail[0]?.text).toContain('₹1,800');
  });
});

test('LPU-01 lenses that take the lab longer move the day once, as announced; changing back and forth moves it no further', async () => {
  const { orderId, as, read, toPackage, differenceTo } = await ordered({ cash: true });
  const dayNow = async () => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    return result.orders[0]?.items[0]?.expectedStatuses.at(-1)?.date ?? '';
  };
  const offered = async () =>
    (await read()).result.powerTypes.find(({ id }) => id === 'single_vision')?.packages;
  const before = await dayNow();
  const own = (await offered())?.find(({ id }) => id === 'clear-156');
  const longer = (await offered())?.find(({ labDays }) => labDays > (own?.labDays ?? 0));
  if (!own || !longer) throw new Error('No lenses take longer');
  expect(own.deliveryDate).toBe(before);
  expect((longer.deliveryDate ?? '') > before).toBe(true);
  const promise = async () => (await itemsOf(app.db, orderId))[0]?.promisedOn;
  const late = sql`UPDATE order_item SET promised_on = '2026-01-01' WHERE order_id = ${orderId}`;
  await app.db.execute(late);
  await toPackage(longer.id, longer.difference.value);
  const after = await dayNow();
  expect(after).toBe(longer.deliveryDate);
  // The chosen day is a new promise; where the day stays, so does the promise.
  expect(await promise()).toBeNull();
  await app.db.execute(late);
  const { result } = await call(
    app,
    upgradeContract.updatePackage,
    {
      params: { orderId, itemId: (await read()).result.itemId },
      query: { updateFrom: longer.id, updateTo: 'clear-156' },
      body: { expectedDifference: await differenceTo('clear-156') },
    },
    as,
  );
  expect(result.amendment.status).toBe('done');
  expect(await dayNow()).toBe(after);
  expect(await promise()).toBe('2026-01-01');
  expect((await offered())?.find(({ id }) => id === longer.id)?.deliveryDate).toBe(after);
});

test('LPU-01 a change and a refund of it race without losing or duplicating money', async () => {
  const { toPackage, books, amending, itemId } = await ordered();
  const before = await books();
  await toPackage('thin-167', 1_800);
  const intent = await amending();
  const event = webhook('payment.succeeded', provider.decide(intent.id, 'succeeded'));
  await Promise.all([
    app.http.inject(event),
    app.http.inject(event),
    app.http.inject(webhook('payment.succeeded', provider.decide(intent.id, 'succeeded'))),
    begin(itemId, 'lenses_cut'),
    toPackage('clear-156', 0),
  ]);
  const after = await books();
  expect(after.netReceived).toBe(after.total);
  expect([before.total, before.total + 180_000]).toContain(after.total);
});
