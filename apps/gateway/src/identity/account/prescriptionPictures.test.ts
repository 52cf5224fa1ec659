import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import { prescriptionContract, type Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newPicture } from '../../cart/testing/prescriptionPictures.ts';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, newCustomer } from '../testing/customer.ts';

const app = await testGatewayApp();

const add = (token: string, prescription: Prescription) =>
  call(
    app,
    cartContract.addItem,
    { body: { ...FRAME, powerType: 'single_vision', packageId: 'clear-156', prescription } },
    { token },
  );
/** Orders glasses whose power is a picture. */
async function order(token: string, imageFileName: string): Promise<string> {
  await add(token, { imageFileName });
  const total = await completeCheckout(app, token);
  return (await pay(app, { token, total }, { paymentMethod: 'cod' })).result.orderId;
}
/** Records that the goods of an order were delivered, so that the account can be deleted. */
const deliver = (orderId: string) =>
  app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status, at)
    SELECT id, 'delivered', now() - interval '15 days' FROM order_item WHERE order_id = ${orderId}`);
const leave = (token: string) =>
  call(
    app,
    profileContract.deleteCustomer,
    { body: { confirmation: 'DELETE' } },
    { token, headers: newAddress() },
  );
async function left(names: string[]): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(sql`SELECT name FROM prescription_picture`);
  return names.filter((name) => rows.some((row) => row.name === name));
}

test('RX-10 a saved prescription names its picture, and one that is nothing but a picture is there once', async () => {
  const { token } = await newCustomer(app);
  const imageFileName = await newPicture(app, token);
  await order(token, imageFileName);
  await add(token, { imageFileName, userName: 'Ananya' });
  const read = { left: { sph: '-1.25' }, right: { sph: '-1.25' }, imageFileName };
  await add(token, read);
  const { result } = await call(app, prescriptionContract.getSavedPrescriptions, { query: {} }, { token });
  expect(result.prescriptions.map(({ left, imageFileName: name }) => [left, name])).toEqual(
    expect.arrayContaining([
      [null, imageFileName],
      [read.left, imageFileName],
    ]),
  );
  expect(result.prescriptions).toHaveLength(2);
});

test('RX-10 a saved power of the bag has the picture of its distance, the day on which it was added, and its name in the reader’s language', async () => {
  const { token } = await newCustomer(app);
  const [imageFileName, pdImageFileName] = [await newPicture(app, token), await newPicture(app, token)];
  const older = await order(token, imageFileName);
  await app.db.execute(sql`UPDATE orders SET created_at = now() - interval '1 day' WHERE id = ${older}`);
  await add(token, { imageFileName, pdImageFileName });
  await app.db.execute(sql`UPDATE cart SET created_at = now() - interval '90 days' WHERE status = 'open'`);
  const headers = { 'accept-language': 'ar' };
  const { result } = await call(
    app,
    prescriptionContract.getSavedPrescriptions,
    { query: {} },
    { token, headers },
  );
  const [newest, second] = result.prescriptions;
  expect(newest).toMatchObject({ source: 'cart', imageFileName, pdImageFileName });
  expect(Date.now() - Date.parse(newest?.createdAt ?? '')).toBeLessThan(60_000);
  expect(newest?.productName).toContain('ألدر');
  expect(second).toMatchObject({ source: 'order', orderId: older, pdImageFileName: null });
});

test('RX-10 the copy of a customer’s data has the pictures that were sent, and those of the own orders', async () => {
  const { token } = await newCustomer(app);
  const [unused, ordered] = [await newPicture(app, token), await newPicture(app, token)];
  await order(token, ordered);
  await app.db.execute(sql`UPDATE prescription_picture SET customer_id = NULL WHERE name = ${ordered}`);
  await newPicture(app, (await newCustomer(app)).token);
  const { result } = await call(app, profileContract.getCustomerData, undefined, { token });
  expect(result).toMatchObject({
    prescriptionPictures: [
      { name: unused, picture: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/) as string },
      { name: ordered },
    ],
  });
});

test('RX-10 pictures are deleted with the account, also those that a guest’s session has sent to its order', async () => {
  const { token } = await newCustomer(app);
  const [unused, ordered, twice] = [
    await newPicture(app, token),
    await newPicture(app, token),
    await newPicture(app, token),
  ];
  for (const name of [ordered, twice, twice]) await deliver(await order(token, name));
  await app.db.execute(sql`UPDATE prescription_picture SET customer_id = NULL WHERE name = ${ordered}`);
  expect((await leave(token)).status).toBe(200);
  expect(await left([unused, ordered, twice])).toEqual([]);
});

test('RX-10 the picture of another customer’s order stays when the account of its sender is deleted', async () => {
  const [owner, helper] = [await newCustomer(app), await newCustomer(app)];
  const name = await newPicture(app, owner.token);
  const orderId = await order(owner.token, name);
  await app.db.execute(sql`UPDATE prescription_picture SET customer_id = ${helper.id} WHERE name = ${name}`);
  expect((await leave(helper.token)).status).toBe(200);
  expect(await left([name])).toEqual([name]);
  await deliver(orderId);
  expect((await leave(owner.token)).status).toBe(200);
  expect(await left([name])).toEqual([]);
});
