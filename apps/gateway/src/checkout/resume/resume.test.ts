import { cartContract, movedContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { addressContract, leadContract, resumeContract } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { newPicture } from '../../cart/testing/prescriptionPictures.ts';
import { newAddress, newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { LIMITS } from '../../platform/rateLimit/admit.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { anAddress, completeCheckout, FRAME, pay, readyToPay } from '../testing/shopper.ts';

const app = await testGatewayApp();

/** Contact lenses with a different power for each eye. */
const LENSES: NewCartItem = {
  productId: sentinels.dailyLens,
  prescription: {
    left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '1' },
    right: { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: '2' },
  },
};
const TORIC: NonNullable<NewCartItem['prescription']> = {
  right: { sph: '-1.25', cyl: '-0.75', axis: '180', bc: '8.7', dia: '14.5', boxes: '1' },
};
const CASE: NewCartItem = { productId: sentinels.accessory };

const as = async (change: CallAs = {}): Promise<CallAs & { token: string }> => ({
  headers: newAddress(),
  ...change,
  token: change.token ?? (await guest(app, change)),
});
const add = (body: NewCartItem, who: CallAs) => call(app, cartContract.addItem, { body }, who);
const createLink = (who: CallAs) => call(app, resumeContract.createLink, undefined, who);
const tokenOf = async (who: CallAs) =>
  new URL((await createLink(who)).result.url).searchParams.get('token') ?? '';
const look = async (token: string, who: CallAs) =>
  (await call(app, resumeContract.getLink, { query: { token } }, who)).result;
const resume = (token: string, who: CallAs) => call(app, resumeContract.resume, { body: { token } }, who);
const cartOf = async (who: CallAs) => (await call(app, cartContract.getCart, {}, who)).result;
const checkoutOf = async (who: CallAs) =>
  (await call(app, addressContract.getShippingAddress, undefined, who)).result;
const savedOf = async (who: CallAs) => (await call(app, savedContract.getSaved, undefined, who)).result.items;
const moveBack = (moveId: string, who: CallAs) =>
  call(app, movedContract.moveBack, { params: { moveId } }, who);
const refusal = ({ status, problem }: { status: number; problem: { code: string } }) => [
  status,
  problem.code,
];

/** A guest on a computer whose checkout has goods, an address and a delivery. */
async function atCheckout(items = [LENSES, FRAME]) {
  const { token } = await readyToPay(app, { items });
  return as({ token });
}

describe('a checkout that continues on another device: refusals', () => {
  test('without goods, without a session, and in an exchange no link is made', async () => {
    expect((await createLink({})).status).toBe(401);
    expect(refusal(await createLink(await as()))).toEqual([422, 'cart_empty']);
    const exchange = { ...(await atCheckout()), headers: { 'x-service-type': 'exchange' } };
    expect(refusal(await createLink(exchange))).toEqual([409, 'exchange_cart']);
  });

  test('a caller without the token gets nothing, and one who tries many tokens is refused', async () => {
    const from = await atCheckout();
    await tokenOf(from);
    const stranger = await as();
    const guess = 'x'.repeat(43);
    for (const token of ['', 'x', guess]) {
      expect(refusal(await resume(token, stranger))).toEqual([404, 'link_unknown']);
      expect((await call(app, resumeContract.getLink, { query: { token } }, stranger)).status).toBe(404);
    }
    for (let tried = 6; tried < LIMITS.resume.account; tried += 1) await resume(guess, stranger);
    expect((await resume(guess, stranger)).status).toBe(429);
    expect((await cartOf(stranger)).items).toEqual([]);
    expect((await cartOf(from)).items).toHaveLength(2);
  });

  test('the database has no token, and the link no personal data', async () => {
    const from = await atCheckout([FRAME]);
    const { result } = await createLink({ ...from, language: 'en' });
    const url = new URL(result.url);
    expect([url.pathname, [...url.searchParams.keys()].sort()]).toEqual([
      '/checkout/resume',
      ['country', 'language', 'token'],
    ]);
    expect(result.secondsLeft).toBe(15 * 60);
    const { rows } = await app.db.execute<{ row: string }>(
      sql`SELECT row_to_json(checkout_link)::text AS row FROM checkout_link`,
    );
    expect(rows.some(({ row }) => row.includes(url.searchParams.get('token') ?? ''))).toBe(false);
  });

  test('a link leads to the other storefront', async () => {
    const from = await atCheckout([FRAME]);
    const { desktop, mobilesite } = app.settings.storefronts;
    const originOf = async (client: 'desktop' | 'mobilesite') =>
      new URL((await createLink({ ...from, client })).result.url).origin;
    expect([await originOf('desktop'), await originOf('mobilesite')]).toEqual([
      new URL(mobilesite).origin,
      new URL(desktop).origin,
    ]);
  });

  test('a newer link ends the older one, and each link expires after a quarter of an hour', async () => {
    const from = await atCheckout([FRAME]);
    const older = await tokenOf(from);
    const newer = await tokenOf(from);
    const phone = await as();
    expect([(await look(older, phone)).state, (await look(newer, phone)).state]).toEqual(['expired', 'open']);
    await app.db.execute(sql`UPDATE checkout_link SET expires_at = expires_at - interval '16 minutes'`);
    for (const token of [older, newer])
      expect(refusal(await resume(token, phone))).toEqual([409, 'link_expired']);
    expect((await cartOf(from)).items).toHaveLength(1);
  });

  test('a link is valid in the store of its country only', async () => {
    const token = await tokenOf(await atCheckout([FRAME]));
    const there = await as({ country: 'AE' });
    const { storeUrl, ...seen } = await look(token, there);
    expect(new URL(storeUrl).searchParams.get('country')).toBe('IN');
    expect(seen).toEqual({
      state: 'country',
      country: 'IN',
      itemsQty: 0,
      total: null,
      ownItemsQty: 0,
    });
    expect(refusal(await resume(token, there))).toEqual([409, 'link_country']);
  });

  test('after the bag was emptied the link cannot be used', async () => {
    const from = await atCheckout([FRAME]);
    const token = await tokenOf(from);
    await call(app, cartContract.clearCart, undefined, from);
    expect((await look(token, await as())).state).toBe('expired');
  });

  test('an order that is waiting for payment does not move, and neither does a placed one', async () => {
    const from = await readyToPay(app);
    const token = await tokenOf(from);
    const phone = await as();
    const { orderId } = (await pay(app, from)).result;
    expect(refusal(await createLink(from))).toEqual([409, 'order_waiting']);
    expect((await look(token, phone)).state).toBe('waiting');
    expect(refusal(await resume(token, phone))).toEqual([409, 'order_waiting']);
    await app.db.execute(sql`UPDATE orders SET status = 'placed' WHERE id = ${orderId}`);
    expect((await look(token, phone)).state).toBe('ordered');
    expect(refusal(await resume(token, phone))).toEqual([409, 'link_ordered']);
  });

  test('a customer’s checkout is not moved; signing in to the account shows it anyway', async () => {
    const customer = await newCustomer(app);
    await add(FRAME, { token: customer.token });
    await completeCheckout(app, customer.token);
    const token = await tokenOf({ token: customer.token });
    const phone = await as();
    expect(await look(token, phone)).toMatchObject({ state: 'account', itemsQty: 0, total: null });
    for (const who of [phone, await as({ token: (await newCustomer(app)).token })])
      expect(refusal(await resume(token, who))).toEqual([403, 'link_account']);
    const own = { token: await signInAgain(app, customer.email, phone) };
    expect((await look(token, own)).state).toBe('own');
    const { result } = await resume(token, own);
    expect([result.cart.itemsQty, result.address?.city]).toEqual([1, 'Pune']);
    expect((await cartOf({ token: customer.token })).movedTo).toBeNull();
  });
});

describe('a checkout that continues on another device', () => {
  let from: CallAs & { token: string };
  let phone: CallAs & { token: string };
  let token: string;
  const save = (address: ReturnType<typeof anAddress>) =>
    call(app, addressContract.saveShippingAddress, { body: { address } }, phone);
  beforeEach(async () => {
    from = await atCheckout();
    phone = await as({ client: 'mobilesite' });
    token = await tokenOf({ ...from, client: 'desktop' });
  });

  test('reading a link moves nothing and returns no personal data', async () => {
    const before = await checkoutOf(from);
    const seen = await look(token, phone);
    expect(seen).toEqual({
      state: 'open',
      country: 'IN',
      itemsQty: before.cart.itemsQty,
      ownItemsQty: 0,
      storeUrl: expect.any(String) as string,
      total: { value: before.cart.totals.total, currencyCode: 'INR' },
    });
    expect((await checkoutOf(from)).cart.items).toEqual(before.cart.items);
    expect((await cartOf(phone)).items).toEqual([]);
    expect((await look(token, from)).state).toBe('own');
  });

  test('goods with their powers, address and delivery move, and the order is placed on the other device', async () => {
    const before = await checkoutOf(from);
    const { result } = await resume(token, phone);
    expect(result).toEqual(before);
    expect(
      result.cart.items.find(({ productId }) => productId === sentinels.dailyLens)?.prescription,
    ).toEqual(LENSES.prescription);
    expect(result.address).toMatchObject({ addressline1: anAddress().addressline1, city: 'Pune' });
    const ready = { token: phone.token, total: result.cart.totals.total };
    expect((await pay(app, ready, { paymentMethod: 'cod' })).result.orderPlaced).toBe(true);
    expect(await cartOf(from)).toMatchObject({
      itemsQty: 0,
      movedTo: { client: 'mobilesite', isOrdered: true, canComeBack: false },
    });
  });

  test('a link is used once: the same device can use it again, and a third device sees that it was used', async () => {
    await resume(token, phone);
    expect((await resume(token, phone)).result.cart.itemsCount).toBe(2);
    const third = await as();
    expect((await look(token, third)).state).toBe('used');
    expect(refusal(await resume(token, third))).toEqual([409, 'link_used']);
    expect(refusal(await resume(token, from))).toEqual([409, 'link_used']);
  });

  test('of devices that use it at once one gets the checkout, and the others see that it was used', async () => {
    const all = [phone, await as(), await as()];
    const answers = await Promise.all(all.map((who) => resume(token, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const carts = await Promise.all(all.map(cartOf));
    expect(carts.map(({ itemsCount }) => itemsCount).sort()).toEqual([0, 0, 2]);
  });

  test('the goods in the receiving device’s cart are saved for later', async () => {
    await add({ ...CASE, quantity: 2 }, phone);
    expect((await look(token, phone)).ownItemsQty).toBe(2);
    const { result } = await resume(token, phone);
    expect(result.cart.items.map(({ productId }) => productId)).not.toContain(sentinels.accessory);
    expect((await savedOf(phone)).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [sentinels.accessory, 2],
    ]);
  });

  test('the old device sees the move and takes the checkout back; then the other one sees that', async () => {
    await resume(token, phone);
    const told = await cartOf(from);
    expect(told).toMatchObject({
      itemsQty: 0,
      movedTo: { client: 'mobilesite', isOrdered: false, canComeBack: true },
    });
    expect((await cartOf(phone)).movedTo).toBeNull();
    // Goods that were added meanwhile are not lost.
    await add(CASE, from);
    expect((await checkoutOf(from)).cart.movedTo).toEqual(told.movedTo);
    const moveId = told.movedTo?.id ?? '';
    for (const stranger of [await as(), await as({ token: (await newCustomer(app)).token })])
      expect(refusal(await moveBack(moveId, stranger))).toEqual([404, 'move_not_found']);
    expect(refusal(await moveBack('x', from))).toEqual([404, 'move_not_found']);

    const { result } = await moveBack(moveId, { ...from, client: 'desktop' });
    expect([result.itemsCount, result.movedTo]).toEqual([2, null]);
    expect((await savedOf(from)).map(({ productId }) => productId)).toEqual([sentinels.accessory]);
    expect((await checkoutOf(from)).address?.city).toBe('Pune');
    expect((await moveBack(moveId, from)).result.itemsCount).toBe(2);
    expect(await cartOf(phone)).toMatchObject({
      itemsQty: 0,
      movedTo: { client: 'desktop', isOrdered: false, canComeBack: true },
    });
    expect((await moveBack(moveId, phone)).result.itemsCount).toBe(2);
  });

  test('the checkout cannot be taken back after it was ordered, moved to a further device, or moved into an account', async () => {
    await resume(token, phone);
    const moveId = (await cartOf(from)).movedTo?.id ?? '';
    const further = await as();
    await resume(await tokenOf(phone), further);
    expect((await cartOf(from)).movedTo?.canComeBack).toBe(false);
    expect(refusal(await moveBack(moveId, from))).toEqual([409, 'move_elsewhere']);
    const customer = await newCustomer(app, { token: further.token });
    const there = (await cartOf(phone)).movedTo;
    expect(there?.canComeBack).toBe(false);
    expect(refusal(await moveBack(there?.id ?? '', phone))).toEqual([409, 'move_elsewhere']);
    const total = (await cartOf({ token: customer.token })).totals.total;
    expect((await pay(app, { token: customer.token, total }, { paymentMethod: 'cod' })).status).toBe(200);
    expect(refusal(await moveBack(there?.id ?? '', phone))).toEqual([409, 'move_ordered']);
  });

  test('a guest’s checkout continues in the account that is signed in there, whose cart is saved for later', async () => {
    const customer = await newCustomer(app);
    const own = { token: customer.token };
    await add(CASE, own);
    const { result } = await resume(token, own);
    expect(result.cart.itemsCount).toBe(2);
    // The customer decides where the order goes, not the person who made the link.
    expect([result.address, result.deliveryOption]).toEqual([null, null]);
    expect((await savedOf(own)).map(({ productId }) => productId)).toEqual([sentinels.accessory]);
    expect((await cartOf({ token: await signInAgain(app, customer.email) })).itemsCount).toBe(2);
    expect((await cartOf(from)).movedTo).toMatchObject({ canComeBack: false });
  });

  test('a sign-in at the same moment loses nothing', async () => {
    const customer = await newCustomer(app);
    const [moved, entered] = await Promise.all([
      resume(token, phone),
      signInAgain(app, customer.email, phone),
    ]);
    const here = await cartOf({ token: entered });
    const there = await cartOf(from);
    expect([here.itemsCount, there.itemsCount]).toEqual(moved.status === 200 ? [2, 0] : [0, 2]);
  });

  test('a reminder that was requested moves with the checkout, and links to the device that has the bag', async () => {
    const body = { consent: true, email: 'meera@post.in' };
    await call(app, leadContract.saveAbandonedLead, { body }, from);
    expect((await resume(token, phone)).result.leads.abandonedLead).toBe('given');
    await app.db.execute(sql`
      UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'cart.remind-%'`);
    await app.runJobs();
    const mail = app.sent.mail.findLast(({ to }) => to === 'meera@post.in');
    expect(mail?.text).toContain(new URL(app.settings.storefronts.mobilesite).origin);
  });

  test('a reminder is not sent to the person who made the link once the checkout is in an account', async () => {
    const body = { consent: true, email: 'maker@post.in' };
    await call(app, leadContract.saveAbandonedLead, { body }, from);
    const { token: entered } = await newCustomer(app);
    expect((await resume(token, { token: entered })).result.leads.abandonedLead).toBe('none');
    await app.db.execute(sql`
      UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'cart.remind-%'`);
    await app.runJobs();
    expect(app.sent.mail.filter(({ to }) => to === 'maker@post.in')).toEqual([]);
  });

  test('goods whose prescription is a picture can be removed and added again where the checkout continues', async () => {
    const maker = await as();
    const name = await newPicture(app, maker.token);
    const glasses: NewCartItem = {
      ...FRAME,
      powerType: 'single_vision',
      packageId: 'clear-156',
      prescription: { imageFileName: name },
    };
    await add(glasses, maker);
    expect((await resume(await tokenOf(maker), phone)).status).toBe(200);
    await call(app, cartContract.clearCart, undefined, phone);
    expect((await add(glasses, phone)).status).toBe(200);
    expect((await add(glasses, maker)).status).toBe(422);
  });

  test('an unpaid order returns its goods to the device that ordered, and the first device sees that', async () => {
    const { result } = await resume(token, phone);
    const order = (await pay(app, { token: phone.token, total: result.cart.totals.total })).result;
    await app.db.execute(sql`UPDATE orders SET reserved_until = now() WHERE id = ${order.orderId}`);
    await app.runJobs();
    await cartOf(phone);
    await app.runJobs();
    expect((await cartOf(phone)).itemsCount).toBe(2);
    expect((await cartOf(from)).movedTo).toMatchObject({ isOrdered: false, canComeBack: false });
  });

  test.each([
    ['an address', () => save(anAddress('IN', { firstName: 'Meera', addressline1: '4 Hill Road' }))],
    ['a power', () => add({ ...LENSES, productId: sentinels.toricLens, prescription: TORIC }, phone)],
  ])('%s that was entered there is not returned to the device that made the link', async (_what, enter) => {
    await resume(token, phone);
    const moveId = (await cartOf(from)).movedTo?.id ?? '';
    expect((await enter()).status).toBe(200);
    expect((await cartOf(from)).movedTo).toMatchObject({ canComeBack: false });
    expect(refusal(await moveBack(moveId, from))).toEqual([409, 'move_elsewhere']);
    expect((await cartOf(phone)).itemsQty).toBeGreaterThan(0);
    // A link that is made there moves it.
    expect((await resume(await tokenOf(phone), from)).status).toBe(200);
  });

  test('links are deleted once they have expired and no device needs their outcome', async () => {
    const third = await as();
    await resume(token, third);
    await tokenOf(await atCheckout([FRAME]));
    await app.db.execute(sql`UPDATE checkout_link SET expires_at = expires_at - interval '1 day'`);
    await enqueue(app.db, 'session.delete-expired', {});
    await app.runJobs();
    const { rows } = await app.db.execute<{ used: boolean }>(
      sql`SELECT moved_at IS NOT NULL AS used FROM checkout_link`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ used }) => used)).toBe(true);
    expect((await cartOf(from)).movedTo?.canComeBack).toBe(true);
  });
});
