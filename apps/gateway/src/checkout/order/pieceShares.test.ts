import { randomUUID } from 'node:crypto';
import { cartContract, cartMoneyContract, type NewCartItem } from '@lunette/cart/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { completeCheckout, FRAME, pay, readyToPay } from '../testing/shopper.ts';
import { itemsOf, lockOrder } from './ownOrder.ts';
import { sharesOf } from './pieceShares.ts';
import { orderItem } from './schema.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

async function aVoucher(): Promise<string> {
  const code = `GIFT-${randomUUID().slice(0, 8).toUpperCase()}`;
  await app.db.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance)
    VALUES (${code}, 'IN', 'INR', 100000, 100000)`);
  return code;
}

/** An order of two equal frames and a cleaning cloth, partly paid with a voucher, the rest in cash. */
async function anOrder() {
  const token = await guest(app);
  const goods: NewCartItem[] = [{ ...FRAME, quantity: 2 }, { productId: sentinels.accessory }];
  for (const body of goods) await call(app, cartContract.addItem, { body }, { token });
  const body = { giftVoucherCode: await aVoucher() };
  await call(app, cartMoneyContract.applyVoucher, { body, query: {} }, { token });
  const total = await completeCheckout(app, token);
  const { result } = await pay(app, { token, total }, { paymentMethod: 'cod' });
  return result.orderId;
}

test('an order is placed with the shares of its pieces, which add up to the amount paid', async () => {
  const orderId = await anOrder();
  const { total, totals } = await app.db.transaction((tx) => lockOrder(tx, orderId));
  const items = await itemsOf(app.db, orderId);
  expect(items.map(({ quantity, shares }) => [quantity, shares?.length])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const pieces = items.flatMap(({ shares }) => shares ?? []);
  const sum = (key: 'paid' | 'voucher' | 'discount' | 'fee' | 'tax') =>
    pieces.reduce((all, piece) => all + piece[key], 0);
  expect({ paid: sum('paid'), fee: sum('fee'), tax: sum('tax') }).toEqual({
    paid: total,
    fee: 4_900,
    tax: totals.totalTax,
  });
  expect(sum('discount') + sum('voucher')).toBe(totals.totalDiscount);
  expect(sum('voucher')).toBeGreaterThan(0);
});

test('an order that was placed before shares were stored gets the same shares when they are needed', async () => {
  const orderId = await anOrder();
  const placed = await itemsOf(app.db, orderId);
  await app.db.update(orderItem).set({ shares: null }).where(eq(orderItem.orderId, orderId));
  const found = await app.db.transaction(async (tx) =>
    sharesOf(tx, await lockOrder(tx, orderId), await itemsOf(tx, orderId)),
  );
  expect([...found]).toEqual(placed.map(({ id, shares }) => [id, shares]));
  expect(await itemsOf(app.db, orderId)).toEqual(placed);
});

test('an order whose payment method is changed has the shares of its new total', async () => {
  const ready = await readyToPay(app, { items: [{ ...FRAME, quantity: 2 }] });
  const { orderId } = (await pay(app, ready)).result;
  const fees = async () => (await itemsOf(app.db, orderId)).flatMap(({ shares }) => shares ?? []);
  expect((await fees()).map(({ fee }) => fee)).toEqual([0, 0]);
  await pay(app, ready, { orderId, paymentMethod: 'cod' });
  const { total, totals } = await app.db.transaction((tx) => lockOrder(tx, orderId));
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  expect((await fees()).map(({ fee }) => fee)).toEqual([2_450, 2_450]);
  expect(sum((await fees()).map(({ paid }) => paid))).toBe(total);
  expect(sum((await fees()).map(({ tax }) => tax))).toBe(totals.totalTax);
});
