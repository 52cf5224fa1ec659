import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { orderContract, powerContract, unreadPrescriptionsContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { newPicture, readPicture } from '../../../cart/testing/prescriptionPictures.ts';
import { completeCheckout, FRAME, pay } from '../../../checkout/testing/shopper.ts';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { staffSession } from '../../../identity/testing/staff.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../../testing/cancelling.ts';
import { withCode } from '../../testing/callers.ts';
import { fakeFulfilment } from '../../testing/fakeFulfilment.ts';

const world = fakeFulfilment();
const first = await testGatewayApp();
const app = await testGatewayApp({
  databaseUrl: first.databaseUrl,
  services: world.services(first.settings),
});
const cancel = shopperWhoCancels(app);
const doctor = await staffSession(app, 'doctor');
const STAFF = { token: doctor.token };
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
let orders = 0;

const glasses = (prescription: Prescription): NewCartItem => ({
  ...FRAME,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription,
});

type Choice = (picture: string) => NewCartItem;
const AS_PICTURE: Choice = (imageFileName) => glasses({ imageFileName, userName: 'Ananya' });

/** An order of a guest whose items were advanced, with the calls of its shopper and of an optician. */
async function ordered(choice: Choice = AS_PICTURE) {
  const token = await guest(app);
  const picture = await newPicture(app, token);
  const as = { token };
  await call(app, cartContract.addItem, { body: choice(picture) }, as);
  const total = await completeCheckout(app, token);
  const { orderId } = (await pay(app, { token, total }, { paymentMethod: 'cod' })).result;
  const email = `paper${(orders += 1)}@post.in`;
  const contact = JSON.stringify({ email, phone: `98230${40_000 + orders}` });
  await app.db.execute(
    sql`UPDATE orders SET email = ${email}, address = address || ${contact}::jsonb WHERE id = ${orderId}`,
  );
  await app.db.execute(sql`UPDATE orders SET advance_at = now() - interval '1 second' WHERE id = ${orderId}`);
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin', '{}'::json)`);
  await app.runJobs();
  const item = async () => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    const found = result.orders[0]?.items[0];
    if (!found) throw new Error('no item');
    return found;
  };
  const itemId = (await item()).id;
  const stored = async () => {
    const params = { orderId, itemId };
    return (await call(app, powerContract.getPrescription, { params, query: {} }, as)).result.prescription;
  };
  const steps = async () => (await item()).statusHistory.map(({ status }) => status);
  const acts = async () => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    return result.orders[0]?.acts.map(({ act, actor }) => `${actor} ${act}`) ?? [];
  };
  const read = (prescription: Prescription, of = itemId) =>
    call(
      app,
      unreadPrescriptionsContract.readPrescription,
      { params: { orderId }, body: { itemId: of, prescription } },
      STAFF,
    );
  const refuse = (unreadable: string) =>
    call(
      app,
      unreadPrescriptionsContract.readPrescription,
      { params: { orderId }, body: { itemId, unreadable } },
      STAFF,
    );
  const enter = (prescription: Prescription, caller: object = as) =>
    call(
      app,
      orderContract.updatePrescription,
      { params: { orderId, itemId }, query: {}, body: { prescription } },
      caller,
    );
  const asked = () =>
    app.sent.mail.filter(({ subject }) => subject === `Please read the prescription of order ${orderId}`);
  const mails = () => app.sent.mail.filter(({ to }) => to === email);
  const reminders = async () => {
    const { rows } = await app.db.execute<{ key: string }>(sql`
      SELECT key FROM graphile_worker._private_jobs WHERE key LIKE ${`order.ask-power-${orderId}-%`} ORDER BY run_at`);
    return rows.map(({ key }) => Number(key.split('-').at(-1)));
  };
  return {
    token,
    picture,
    stored,
    orderId,
    itemId,
    email,
    item,
    steps,
    acts,
    read,
    refuse,
    enter,
    asked,
    mails,
    reminders,
  };
}

const listed = async () =>
  (
    await call(
      app,
      unreadPrescriptionsContract.getUnreadPrescriptions,
      { query: { page: 0, 'page-size': 100 } },
      STAFF,
    )
  ).result;
const ownLines = async (orderId: string) =>
  (await listed()).prescriptions.filter((unread) => unread.orderId === orderId);
const pictureForStaff = (name: string, token: string = STAFF.token) =>
  app.http.inject({
    url: `/v2/staff/prescriptions/${name}`,
    headers: { 'x-session-token': token, 'x-country-code': 'IN' },
  });

describe('an item with a picture of its power', () => {
  test('RX-10 waits for an optician, whom one mail asks; its shopper is not reminded, and the lab gets nothing', async () => {
    const { orderId, itemId, picture, item, steps, asked, mails, reminders, acts } = await ordered();
    expect(await steps()).toEqual(['placed', 'waiting_for_power']);
    expect((await item()).powerUnread).toBe(true);
    expect(world.jobs.has(itemId)).toBe(false);
    expect(await reminders()).toEqual([]);
    expect(mails()[0]?.text).toContain('An optician reads the power of');
    expect(mails()[0]?.text).not.toContain('waits for your power');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.text).toContain('Ananya Rao');
    expect(await acts()).toContain('store waiting_for_power');
    await app.db.execute(sql`
      SELECT graphile_worker.add_job('order.advance', ${JSON.stringify({ orderId })}::json)`);
    await app.runJobs();
    expect(asked()).toHaveLength(1);
    expect(await ownLines(orderId)).toMatchObject([
      { itemId, prescription: { imageFileName: picture, userName: 'Ananya' } },
    ]);
  });

  test('RX-10 a shopper who sends one for a waiting item gets no more reminders, and a colleague is asked once for each picture', async () => {
    const { token, enter, steps, reminders, asked, acts, orderId } = await ordered(() =>
      glasses({ right: LATER, left: LATER }),
    );
    expect(await reminders()).toEqual([1, 3, 7, 8]);
    expect(asked()).toEqual([]);
    const imageFileName = await newPicture(app, token);
    expect((await enter({ imageFileName })).status).toBe(200);
    await app.runJobs();
    expect(await reminders()).toEqual([]);
    expect(await steps()).toEqual(['placed', 'waiting_for_power']);
    expect(await acts()).toContain('guest picture_sent');
    expect(await ownLines(orderId)).toHaveLength(1);
    await enter({ imageFileName, userName: 'Bo' });
    await app.runJobs();
    expect(asked()).toHaveLength(1);
    await enter({ imageFileName: await newPicture(app, token) });
    await app.runJobs();
    expect(asked()).toHaveLength(2);
  });

  test('RX-10 the shopper can type the power meanwhile, and the optician is not needed any more', async () => {
    const { enter, read, item, steps, orderId } = await ordered();
    expect((await enter(POWER)).status).toBe(200);
    expect((await steps()).at(-1)).toBe('confirmed');
    expect((await item()).powerUnread).toBe(false);
    expect(await ownLines(orderId)).toEqual([]);
    expect((await read(POWER)).problem.code).toBe('not_unread');
  });

  test('RX-10 a picture comes too late for a confirmed item, whose values stay', async () => {
    const { token, enter, stored } = await ordered(() => glasses(POWER));
    const refused = await enter({ imageFileName: await newPicture(app, token) });
    expect([refused.status, refused.problem.code]).toEqual([422, 'picture_too_late']);
    expect(await stored()).toEqual(POWER);
  });

  test('RX-10 a session that has entered the code of the order sends it, and its shopper reads it', async () => {
    const { token, orderId, itemId, enter } = await ordered(() => glasses({ right: LATER, left: LATER }));
    const reader = await withCode(app, orderId);
    const imageFileName = await newPicture(app, reader.token ?? '');
    const refused = await enter({ imageFileName });
    expect(refused.problem.code).toBe('picture_unknown');
    expect((await enter({ imageFileName }, reader)).result.orders[0]?.items[0]?.prescription).toMatchObject({
      imageFileName,
    });
    for (const own of [token, reader.token ?? ''])
      expect((await readPicture(app, imageFileName, own)).statusCode).toBe(200);
    const params = { orderId, itemId };
    const { token: another = '' } = await withCode(app, orderId);
    expect((await enter({ imageFileName, userName: 'Ananya' }, { token: another })).status).toBe(200);
    const own = await call(app, powerContract.getPrescription, { params, query: {} }, { token });
    expect(own.result).toEqual({ prescription: { imageFileName, userName: 'Ananya' }, powerOpen: true });
  });
});

describe('an optician', () => {
  test.each(['presales', 'salesman', 'a guest', 'a customer'] as const)(
    'RX-10 STAFF-01 is needed for the list, the picture and the reading, which refuse %s',
    async (who) => {
      const { orderId, itemId, picture } = await ordered();
      const body = { itemId, prescription: POWER };
      const others = {
        'a guest': () => guest(app),
        'a customer': async () => (await newCustomer(app)).token,
      };
      const token =
        who === 'presales' || who === 'salesman' ? (await staffSession(app, who)).token : await others[who]();
      const answers = [
        await call(
          app,
          unreadPrescriptionsContract.getUnreadPrescriptions,
          { query: { page: 0, 'page-size': 20 } },
          { token },
        ),
        await call(
          app,
          unreadPrescriptionsContract.readPrescription,
          { params: { orderId }, body },
          { token },
        ),
      ];
      expect(answers.map(({ problem }) => problem.code)).toEqual(['staff_only', 'staff_only']);
      expect((await pictureForStaff(picture, token)).statusCode).toBe(403);
    },
  );

  test('RX-10 leaves a record of each list, picture and reading, with their name in the acts of the order', async () => {
    const { orderId, itemId, picture, read } = await ordered();
    const since = new Date();
    await listed();
    await pictureForStaff(picture);
    await read(POWER);
    const other = await ordered();
    await other.refuse('It is too dark.');
    const { rows } = await app.db.execute(sql`
      SELECT act, subject FROM staff_act WHERE staff_id = ${doctor.staff.id} AND at >= ${since.toISOString()} ORDER BY at`);
    expect(rows).toEqual([
      { act: 'prescriptions_listed', subject: null },
      { act: 'picture_seen', subject: picture },
      { act: 'prescription_read', subject: orderId },
      { act: 'prescription_refused', subject: other.orderId },
    ]);
    const { rows: acts } = await app.db.execute(sql`
      SELECT actor, actor_id FROM order_act WHERE item_id = ${itemId} AND act = 'power_read'`);
    expect(acts).toEqual([{ actor: 'staff', actor_id: doctor.staff.id }]);
  });

  test('RX-10 sees pictures that are in an order, and no others', async () => {
    const { picture, token } = await ordered();
    const seen = await pictureForStaff(picture);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    for (const name of [await newPicture(app, token), 'none.jpg'])
      expect((await pictureForStaff(name)).statusCode).toBe(404);
  });

  test('RX-10 reads the oldest orders first, by page', async () => {
    await ordered();
    await ordered();
    const { prescriptions, total } = await listed();
    expect(total).toBe(prescriptions.length);
    const placed = prescriptions.map(({ placedAt }) => placedAt);
    expect(placed).toEqual(placed.toSorted());
    const query = { page: 1, 'page-size': 1 };
    const second = await call(app, unreadPrescriptionsContract.getUnreadPrescriptions, { query }, STAFF);
    expect(second.result).toEqual({ prescriptions: [prescriptions[1]], total });
  });

  test('RX-10 an unknown order or item, a power that is missing, not made or too strong for the lenses is refused', async () => {
    const { read, itemId, stored } = await ordered();
    const other = await call(
      app,
      unreadPrescriptionsContract.readPrescription,
      { params: { orderId: 'none' }, body: { itemId, prescription: POWER } },
      STAFF,
    );
    expect(other.problem.code).toBe('order_not_found');
    expect((await read(POWER, '00000000-0000-4000-8000-000000000000')).problem.code).toBe('item_not_found');
    expect((await read({ right: LATER, left: LATER })).problem.code).toBe('power_missing');
    const { right = {}, left = {} } = POWER;
    expect((await read({ left, right: { ...right, sph: '-99.00' } })).status).toBe(422);
    const strong = await read({ left, right: { ...right, sph: '-12.00' } });
    expect([strong.problem.code, strong.problem.fields?.['prescription.right.sph']]).toEqual([
      'lens_too_weak',
      'These lenses are too weak for this power. Please choose thinner ones.',
    ]);
    expect(await stored()).not.toHaveProperty('right');
  });

  test('RX-10 stores the values beside the picture: the item is confirmed and the lab gets the values only', async () => {
    const { read, picture, stored, steps, acts, itemId, orderId } = await ordered();
    await app.db.execute(sql`
      UPDATE item_status_history SET at = at - interval '2 days' WHERE item_id = ${itemId} AND status = 'waiting_for_power'`);
    const answer = await read({ ...POWER, imageFileName: 'another.jpg' });
    expect(answer.result).toEqual({ status: 'confirmed' });
    expect(await stored()).toEqual({ ...POWER, imageFileName: picture, userName: 'Ananya' });
    expect((await steps()).at(-1)).toBe('confirmed');
    expect(await acts()).toEqual(expect.arrayContaining(['staff power_read', 'store confirmed']));
    const { rows } = await app.db.execute(sql`
      SELECT item.expected_on - orders.delivery_date AS late FROM order_item item
      JOIN orders ON orders.id = item.order_id WHERE item.id = ${itemId}`);
    expect(rows).toEqual([{ late: 2 }]);
    await app.runJobs();
    expect(world.jobs.get(itemId)?.prescription).toEqual({ ...POWER, userName: 'Ananya' });
    expect(await ownLines(orderId)).toEqual([]);
  });

  test('RX-10 reads a picture once: a second reading, one of two opticians at once, and a cancelled order are refused', async () => {
    const { read, refuse } = await ordered();
    const both = await Promise.all([read(POWER), refuse('It is too dark.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = [await read(POWER), await refuse('It is too dark.')];
    expect(again.map(({ problem }) => [problem.status, problem.code])).toEqual([
      [409, 'not_unread'],
      [409, 'not_unread'],
    ]);
    const other = await ordered();
    await cancel(other.orderId, other.token, { refundMethod: 'source' });
    expect(await ownLines(other.orderId)).toEqual([]);
    expect((await other.read(POWER)).problem.code).toBe('not_unread');
  });

  test('RX-10 a picture that cannot be read leaves the item; the shopper is told why, and the reminders begin', async () => {
    const { refuse, stored, item, steps, acts, mails, reminders, orderId, itemId, asked, enter, token } =
      await ordered();
    const before = mails().length;
    expect((await refuse('The left half is cut off.')).result).toEqual({ status: 'waiting_for_power' });
    expect(await stored()).toEqual({ right: LATER, left: LATER, userName: 'Ananya' });
    expect(await steps()).toEqual(['placed', 'waiting_for_power']);
    expect((await item()).unreadable).toBe('The left half is cut off.');
    expect(await acts()).toContain('staff picture_unreadable');
    await app.runJobs();
    const [mail] = mails().slice(before);
    expect(mail?.subject).toMatch(/^We could not read your prescription for /);
    expect(mail?.text).toContain('The left half is cut off.');
    expect(mail?.text).toContain(`/editpower/options/view?orderId=${orderId}&itemId=${itemId}&until=`);
    expect(app.sent.sms.at(-1)?.text).toMatch(/The left half is cut off\. Send it again here: http/);
    expect(await reminders()).toEqual([1, 3, 7, 8]);
    expect(await ownLines(orderId)).toEqual([]);
    await enter({ imageFileName: await newPicture(app, token) });
    await app.runJobs();
    expect([await reminders(), asked().length, (await item()).unreadable]).toEqual([[], 2, null]);
  });

  test('RX-10 reminders that were sent before a picture are sent again after it could not be read', async () => {
    const { refuse, mails, orderId } = await ordered();
    await app.db.execute(sql`INSERT INTO power_reminder (order_id, day) VALUES (${orderId}, 1)`);
    await refuse('It is too dark.');
    await app.runJobs();
    const before = mails().length;
    await app.db.execute(sql`
      UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`order.ask-power-${orderId}-1`}`);
    await app.runJobs();
    expect(mails()).toHaveLength(before + 1);
  });

  test('RX-10 boxes of contact lenses stay as they were ordered, unless the optician divides them otherwise', async () => {
    const boxed =
      (right: string, left: string): Choice =>
      (imageFileName) => ({
        productId: sentinels.dailyLens,
        powerType: 'contact_lens',
        prescription: { imageFileName, right: { boxes: right }, left: { boxes: left } },
      });
    const eye = (sph: string, boxes?: string) => ({ sph, bc: '8.6', dia: '14.2', ...(boxes && { boxes }) });
    const { read, stored, picture } = await ordered(boxed('2', '1'));
    const other = { right: eye('-2.25', '3'), left: eye('-2.00', '3') };
    expect((await read(other)).problem.code).toBe('other_boxes');
    expect((await read({ right: eye('-2.25'), left: eye('-2.00') })).result.status).toBe('confirmed');
    expect(await stored()).toEqual({
      right: eye('-2.25', '2'),
      left: eye('-2.00', '1'),
      imageFileName: picture,
    });
    const second = await ordered(boxed('2', '1'));
    expect((await second.refuse('It is too dark.')).status).toBe(200);
    expect(await second.stored()).toEqual({
      right: { ...LATER, boxes: '2' },
      left: { ...LATER, boxes: '1' },
    });
  });
});
