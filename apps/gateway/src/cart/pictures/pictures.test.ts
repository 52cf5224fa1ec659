import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { mergeCustomers } from '../../identity/signIn/mergeCustomers.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newPicture, prescriptionPhoto, readPicture, sendPicture } from '../testing/prescriptionPictures.ts';

const app = await testGatewayApp();
const sharp = await loadSharp();
const HALF = (await prescriptionPhoto()).subarray(0, 400);
const NAME = /^[0-9a-f]{32}\.jpg$/;
const glasses = (imageFileName: string): NewCartItem => ({
  ...FRAME,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription: { imageFileName },
});

const stored = async (name: string) => {
  const { rows } = await app.db.execute<{ jpeg: Buffer }>(
    sql`SELECT jpeg FROM prescription_picture WHERE name = ${name}`,
  );
  return rows[0]?.jpeg ?? null;
};
const add = (token: string, body: NewCartItem) => call(app, cartContract.addItem, { body }, { token });
/** Orders the goods in the cart of a guest or customer. */
async function order(token: string): Promise<string> {
  const total = await completeCheckout(app, token);
  return (await pay(app, { token, total }, { paymentMethod: 'cod' })).result.orderId;
}
const age = (name: string, days: number) =>
  app.db.execute(sql`
    UPDATE prescription_picture SET created_at = now() - make_interval(days => ${days}) WHERE name = ${name}`);
async function deleteOld() {
  await enqueue(app.db, 'picture.delete-old', {});
  await app.runJobs();
}

describe('sending a picture of a prescription', () => {
  test.each([
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a page that calls itself a photo', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    ],
    ['half a photo', HALF],
    ['nothing', Buffer.from('')],
  ])('RX-10 %s is refused: 422', async (_what, bytes) => {
    const token = await guest(app);
    const answer = await sendPicture(app, token, bytes);
    expect([answer.status, answer.code]).toEqual([422, 'photo_unreadable']);
    expect(answer.detail).toContain('photo of your prescription');
  });

  test('RX-10 the twenty-first picture that is in no order is refused until one of them is used', async () => {
    const token = await guest(app);
    const names = [];
    for (let count = 0; count < 20; count += 1) names.push(await newPicture(app, token));
    const refused = await sendPicture(app, token);
    expect([refused.status, refused.code]).toEqual([409, 'too_many_pictures']);
    expect(refused.detail).toContain('20 pictures');
    await add(token, glasses(names[0] ?? ''));
    expect((await sendPicture(app, token)).status).toBe(200);
  });

  test('RX-10 it is encoded again, without the metadata of the camera and what is hidden behind it', async () => {
    const token = await guest(app);
    const photo = await prescriptionPhoto(4_000, 3_000);
    expect(photo.includes('Zerelda')).toBe(true);
    const sent = await sendPicture(
      app,
      token,
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
      {
        name: '../../paper.html',
        type: 'text/html',
      },
    );
    expect(sent.result.imageFileName).toMatch(NAME);
    const answer = await readPicture(app, sent.result.imageFileName, token);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.includes('Zerelda')).toBe(false);
    expect(answer.rawPayload.includes('<script>')).toBe(false);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 2_000,
      height: 1_500,
      format: 'jpeg',
    });
  });
});

describe('reading it', () => {
  test('RX-10 a picture of another shopper and an unknown name are not found', async () => {
    const token = await guest(app);
    const name = await newPicture(app, token);
    const others = [await guest(app), (await newCustomer(app)).token];
    for (const other of others) expect((await readPicture(app, name, other)).statusCode).toBe(404);
    for (const unknown of [`${'0'.repeat(32)}.jpg`, '../paper.jpg', "'"])
      expect((await readPicture(app, unknown, token)).statusCode).toBe(404);
    expect((await readPicture(app, name, token)).statusCode).toBe(200);
  });

  test('RX-10 a guest who signs in keeps it, on all devices', async () => {
    const { token: home, email } = await newCustomer(app);
    const token = await guest(app);
    const name = await newPicture(app, token);
    const signedIn = await signInAgain(app, email, { token });
    for (const own of [home, signedIn]) expect((await readPicture(app, name, own)).statusCode).toBe(200);
    expect((await readPicture(app, name, await guest(app))).statusCode).toBe(404);
  });

  test('RX-10 the owner of an order reads the picture in it, also if another session has sent it', async () => {
    const { token } = await newCustomer(app);
    const name = await newPicture(app, token);
    await add(token, glasses(name));
    await order(token);
    const elsewhere = await app.findSession(await guest(app));
    await app.db.execute(sql`
      UPDATE prescription_picture SET customer_id = NULL, session_id = ${elsewhere?.id} WHERE name = ${name}`);
    expect((await readPicture(app, name, token)).statusCode).toBe(200);
    await app.db.execute(sql`DELETE FROM session WHERE id = ${elsewhere?.id}`);
    expect((await readPicture(app, name, token)).statusCode).toBe(200);
    expect((await readPicture(app, name, await guest(app))).statusCode).toBe(404);
  });
});

describe('using it', () => {
  test('RX-10 it is the power of a cart line for the shopper who has sent it, and for no other', async () => {
    const token = await guest(app);
    const name = await newPicture(app, token);
    const refused = await add(await guest(app), glasses(name));
    expect([refused.status, refused.problem.code]).toEqual([422, 'picture_unknown']);
    const added = await add(token, glasses(name));
    expect(added.result.items[0]?.prescription).toEqual({ imageFileName: name });
    const other = await newPicture(app, token);
    const changed = await call(
      app,
      cartContract.updatePower,
      {
        params: { itemId: added.result.items[0]?.id ?? '' },
        body: { prescription: { imageFileName: other, pdImageFileName: name } },
      },
      { token },
    );
    expect(changed.result.items[0]?.prescription).toEqual({ imageFileName: other, pdImageFileName: name });
  });
});

describe('deleting it', () => {
  test('RX-10 after 30 days if it is in no bag and no order, and after two years if it is', async () => {
    const { token } = await newCustomer(app);
    const [unused, young, inBag, inOrder] = [
      await newPicture(app, token),
      await newPicture(app, token),
      await newPicture(app, token),
      await newPicture(app, token),
    ];
    await add(token, glasses(inOrder));
    const orderId = await order(token);
    await add(token, glasses(inBag));
    for (const name of [unused, inBag, inOrder]) await age(name, 31);
    await age(young, 29);
    await deleteOld();
    expect(await stored(unused)).toBeNull();
    for (const name of [young, inBag, inOrder]) expect(await stored(name), name).not.toBeNull();
    for (const name of [inBag, inOrder]) await age(name, 800);
    await app.db.execute(
      sql`UPDATE orders SET created_at = now() - interval '729 days' WHERE id = ${orderId}`,
    );
    await deleteOld();
    expect([await stored(inBag), (await stored(inOrder)) !== null]).toEqual([null, true]);
    await app.db.execute(
      sql`UPDATE orders SET created_at = now() - interval '732 days' WHERE id = ${orderId}`,
    );
    await deleteOld();
    expect(await stored(inOrder)).toBeNull();
    const { rows } = await app.db.execute(
      sql`SELECT prescription FROM order_item WHERE order_id = ${orderId}`,
    );
    expect(rows).toEqual([{ prescription: {} }]);
  });

  test('RX-10 a guest’s picture stays with the order after the session has ended', async () => {
    const token = await guest(app);
    const [unused, inOrder] = [await newPicture(app, token), await newPicture(app, token)];
    await add(token, glasses(inOrder));
    await order(token);
    const session = await app.findSession(token);
    await app.db.execute(sql`DELETE FROM session WHERE id = ${session?.id}`);
    for (const name of [unused, inOrder]) await age(name, 31);
    await deleteOld();
    expect([await stored(unused), (await stored(inOrder)) !== null]).toEqual([null, true]);
  });

  test('RX-10 a merge of two accounts of one person keeps it', async () => {
    const { token, id } = await newCustomer(app);
    const other = await newCustomer(app);
    const name = await newPicture(app, other.token);
    await app.db.transaction((tx) => mergeCustomers(tx, { ...app, language: 'en' }, other.id, id));
    expect((await readPicture(app, name, token)).statusCode).toBe(200);
  });
});
