import { cartContract } from '@lunette/cart/contract';
import { addressContract, leadContract } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../platform/rateLimit/admit.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { customerData } from '../../identity/account/customerData.ts';
import { newAddress, newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { FRAME, pay, readyToPay } from '../testing/shopper.ts';

const app = await testGatewayApp();
const { saveAbandonedLead, saveHtoLead, endReminders } = leadContract;

/** A shopper with a frame in the cart. */
async function withBag(as: CallAs = {}): Promise<CallAs> {
  const shopper = { headers: newAddress(), ...as, token: as.token ?? (await guest(app, as)) };
  await call(app, cartContract.addItem, { body: FRAME }, shopper);
  return shopper;
}

const remind = (as: CallAs, email = 'meera@post.in', consent = true) =>
  call(app, saveAbandonedLead, { body: { consent, email } }, as);
const callMe = (as: CallAs, phone = '98220 41377', consent = true) =>
  call(app, saveHtoLead, { body: { consent, phone } }, as);
const leadsOf = async (as: CallAs) =>
  (await call(app, addressContract.getShippingAddress, undefined, as)).result.leads;
const stored = async () =>
  (await app.db.execute(sql`SELECT purpose, email, phone FROM lead ORDER BY created_at`)).rows;

/** Lets the time pass after which leads are due. */
async function timePasses(): Promise<void> {
  await app.db.execute(sql`
    UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE key LIKE 'cart.remind-%' OR key LIKE 'marketing.tell-shop-%'`);
  await app.runJobs();
}

async function mailsTo(email: string) {
  await timePasses();
  return app.sent.mail.filter(({ to }) => to === email);
}

describe('CHK-06 refusals', () => {
  test('CHK-06 without a session, goods in the cart, or an address or number nothing is stored', async () => {
    expect((await call(app, saveAbandonedLead, { body: { consent: true } })).status).toBe(401);
    const empty = { token: await guest(app) };
    expect((await remind(empty)).problem).toMatchObject({ status: 422, code: 'cart_empty' });
    const as = await withBag();
    for (const email of ['', 'meera@post', 'no address'])
      expect(Object.keys((await remind(as, email)).problem.fields ?? {})).toEqual(['email']);
    for (const phone of ['', '12345', '+1 212 555 0123'])
      expect(Object.keys((await callMe(as, phone)).problem.fields ?? {})).toEqual(['phone']);
    expect(await stored()).toEqual([]);
  });

  test('CHK-06 a call about a home visit is not offered in a country without home visits', async () => {
    const as = await withBag({ country: 'SG' });
    expect((await callMe(as, '81234567')).problem).toMatchObject({ status: 422, code: 'hto_not_offered' });
  });

  test('CHK-06 the leads of one session are limited', async () => {
    const as = await withBag();
    const statuses = [];
    for (let turn = 0; turn <= LIMITS['cart-lead'].account; turn += 1)
      statuses.push((await remind(as)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describe('CHK-06 an abandoned bag', () => {
  test('CHK-06 a shopper gets one mail, with links to the bag and to unsubscribe; the address is then deleted', async () => {
    const email = 'once@post.in';
    const as = await withBag();
    expect(await leadsOf(as)).toEqual({ abandonedLead: 'none', htoLead: 'none' });
    expect((await remind(as, 'Onec@post.in')).result.abandonedLead).toBe('given');
    expect((await remind(as, 'Once@post.in')).result.abandonedLead).toBe('given');
    expect(await leadsOf(as)).toEqual({ abandonedLead: 'given', htoLead: 'none' });
    await app.runJobs();
    expect(app.sent.mail).toEqual([]);

    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(app.sent.mail.some(({ to }) => to === 'onec@post.in')).toBe(false);
    expect(mail?.subject).toBe('Your bag is still here');
    expect(mail?.text).toContain('It opens in the browser in which you filled it.');
    expect(mail?.text).toMatch(/^Open the bag: \S+\/cart\?country=IN&language=en$/m);
    expect(mail?.text).not.toContain(as.token);

    expect(await leadsOf(as)).toMatchObject({ abandonedLead: 'used' });
    expect((await remind(as, email)).result.abandonedLead).toBe('used');
    expect(await mailsTo(email)).toHaveLength(1);
    const { rows } = await app.db.execute(sql`SELECT email FROM lead WHERE used_at IS NOT NULL`);
    expect(rows).toContainEqual({ email: null });
  });

  test('CHK-06 the mail is in the shopper’s language and links to their storefront', async () => {
    const as = await withBag({ country: 'AE', language: 'ar', client: 'mobilesite' });
    await remind(as, 'noura@barid.ae');
    const [mail] = await mailsTo('noura@barid.ae');
    expect(mail?.subject).toMatch(/\p{Script=Arabic}/u);
    expect(mail?.text).toContain(`${app.settings.storefronts.mobilesite}/cart?country=AE&language=ar`);
    expect(mail?.html).toContain('dir="rtl"');
  });

  test('CHK-06 a shopper who withdrew, emptied the bag, or ordered gets no reminder', async () => {
    const [withdrew, emptied] = [await withBag(), await withBag()];
    await remind(withdrew, 'withdrew@post.in');
    expect((await remind(withdrew, '', false)).result.abandonedLead).toBe('none');
    await remind(emptied, 'emptied@post.in');
    await call(app, cartContract.clearCart, undefined, emptied);
    const ready = await readyToPay(app);
    await remind({ token: ready.token }, 'ordered@post.in');
    const { result } = await pay(app, ready, { paymentMethod: 'cod' });
    expect(result.orderPlaced).toBe(true);
    for (const name of ['withdrew', 'emptied', 'ordered'])
      expect(await mailsTo(`${name}@post.in`)).toEqual([]);
    expect(await stored()).not.toContainEqual(expect.objectContaining({ email: 'ordered@post.in' }));
  });

  test('CHK-06 a shopper who has ordered since, on any device, gets no reminder of an older bag', async () => {
    const as = await withBag();
    await remind(as, 'ananya.rao@post.in');
    await pay(app, await readyToPay(app), { paymentMethod: 'cod' });
    const reminders = (await mailsTo('ananya.rao@post.in')).filter(({ subject }) =>
      /still here/.test(subject),
    );
    expect(reminders).toEqual([]);
  });

  test('CHK-06 a shopper who unsubscribes with the link of a mail gets no more reminders; a changed link is refused', async () => {
    const email = 'enough@post.in';
    const as = await withBag();
    await remind(as, email);
    const [mail] = await mailsTo(email);
    const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const end = (given: string, by = as) => call(app, endReminders, { body: { token: given } }, by);
    expect((await end(`${token.slice(0, -4)}AAAA`)).problem).toMatchObject({
      status: 404,
      code: 'link_unknown',
    });
    expect((await end('')).status).toBe(404);
    const elsewhere = { token: await guest(app) };
    expect((await end(token, elsewhere)).result).toEqual({ success: true });
    expect((await end(token, elsewhere)).result).toEqual({ success: true });
    await remind(await withBag(), email.toUpperCase());
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('CHK-06 one address gets at most two mails a day from all callers together', async () => {
    for (let turn = 0; turn < 3; turn += 1) await remind(await withBag(), 'flooded@post.in');
    expect(await mailsTo('flooded@post.in')).toHaveLength(2);
  });
});

describe('CHK-06 a home visit', () => {
  test('CHK-06 the shop gets a number once, after the time in which it can be withdrawn', async () => {
    const [as, withdrew] = [await withBag(), await withBag()];
    expect((await callMe(as)).result.htoLead).toBe('given');
    await callMe(withdrew, '98220 41378');
    expect((await callMe(withdrew, '', false)).result.htoLead).toBe('none');
    const toShop = () => app.sent.mail.filter(({ text }) => text.includes('home-visit'));
    await app.runJobs();
    expect(toShop()).toEqual([]);
    await timePasses();
    expect(toShop().map(({ text }) => text)).toEqual([expect.stringContaining('phone: 9822041377')]);
    expect((await callMe(as, '98220 41379')).result.htoLead).toBe('used');
    await timePasses();
    expect(toShop()).toHaveLength(1);
  });
});

describe('CHK-06 the owner of leads', () => {
  test('CHK-06 the leads of a guest who signs in are in the data of the account and are deleted with it', async () => {
    const customer = await newCustomer(app);
    await withBag({ token: customer.token });
    const visitor = await withBag();
    await remind(visitor, 'mine@post.in');
    await callMe(visitor);
    const token = await signInAgain(app, customer.email, { token: visitor.token });
    const as = { token };
    expect(await leadsOf(as)).toEqual({ abandonedLead: 'given', htoLead: 'given' });
    const { questions } = await customerData(app.db, customer.id);
    expect(questions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'bag', email: 'mine@post.in' }),
        expect.objectContaining({ purpose: 'home-visit', phone: '9822041377' }),
      ]),
    );
    await app.db.execute(sql`DELETE FROM customer WHERE id = ${customer.id}`);
    expect(await stored()).not.toContainEqual(expect.objectContaining({ email: 'mine@post.in' }));
    expect(await mailsTo('mine@post.in')).toEqual([]);
  });
});
