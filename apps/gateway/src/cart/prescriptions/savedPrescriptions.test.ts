import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import {
  prescriptionContract,
  savedPrescriptionContract,
  type Prescription,
  type SavedPrescription,
} from '@lunette/prescription/contract';
import { CALL_FOR_POWER } from '@lunette/prescription/rules';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { mergeCustomers } from '../../identity/signIn/mergeCustomers.ts';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { checkPictures } from '../pictures/ownPictures.ts';
import { newPicture, readPicture } from '../testing/prescriptionPictures.ts';

const app = await testGatewayApp();
const POWER = { right: { sph: '-6.50', pd: '31' }, left: { sph: '-5.75', pd: '31' }, userName: 'Meera' };

const { addSavedPrescription, renameSavedPrescription, removeSavedPrescription } = savedPrescriptionContract;

type PowerType = 'single_vision' | 'progressive' | 'reading';

const add = (token: string, prescription: Prescription = POWER, powerType: PowerType = 'single_vision') =>
  call(app, addSavedPrescription, { body: { powerType, prescription } }, { token });
const list = async (token: string) =>
  (await call(app, prescriptionContract.getSavedPrescriptions, { query: {} }, { token })).result
    .prescriptions;
const at = ({ source, id }: Pick<SavedPrescription, 'source' | 'id'>) => ({ source, prescriptionId: id });
const rename = (token: string, saved: Pick<SavedPrescription, 'source' | 'id'>, userName: string) =>
  call(app, renameSavedPrescription, { params: at(saved), body: { userName } }, { token });
const remove = (token: string, saved: Pick<SavedPrescription, 'source' | 'id'>) =>
  call(app, removeSavedPrescription, { params: at(saved) }, { token });

const putInBag = (token: string, prescription: Prescription) =>
  call(
    app,
    cartContract.addItem,
    { body: { ...FRAME, powerType: 'single_vision', packageId: 'clear-156', prescription } },
    { token },
  );
/** Orders glasses with a power. */
async function order(token: string, prescription: Prescription): Promise<string> {
  await putInBag(token, prescription);
  const total = await completeCheckout(app, token);
  return (await pay(app, { token, total }, { paymentMethod: 'cod' })).result.orderId;
}
/** Adds a prescription and returns it as it is listed. */
async function added(token: string, prescription: Prescription = POWER): Promise<SavedPrescription> {
  const { id } = (await add(token, prescription)).result;
  const saved = (await list(token)).find((one) => one.id === id);
  if (!saved) throw new Error('The prescription was not added');
  return saved;
}
/** The first saved prescription of a customer. */
async function first(token: string): Promise<SavedPrescription> {
  const [saved] = await list(token);
  if (!saved) throw new Error('There is no saved prescription');
  return saved;
}
const isStored = async (name: string) =>
  (await app.db.execute(sql`SELECT FROM prescription_picture WHERE name = ${name}`)).rowCount === 1;

describe('adding a prescription', () => {
  test('RX-07 it is listed with its owner, without a product, and only for its customer', async () => {
    const { token } = await newCustomer(app);
    const { status, result } = await add(token, { ...POWER, labels: { sph: 'SPH' }, inStudio: true });
    expect(status).toBe(200);
    // The answer of an idempotent call is stored, so it has no health data.
    expect(result).toEqual({ id: expect.any(String) as string });
    expect(await list(token)).toEqual([
      {
        id: result.id,
        source: 'account',
        orderId: null,
        productId: '',
        productName: '',
        powerType: 'single_vision',
        userName: 'Meera',
        left: POWER.left,
        right: POWER.right,
        imageFileName: null,
        pdImageFileName: null,
        createdAt: expect.any(String) as string,
      },
    ]);
    expect(await list((await newCustomer(app)).token)).toEqual([]);
  });

  test('RX-08 a power that is not made is refused with a message for each faulty value', async () => {
    const { token } = await newCustomer(app);
    const faulty = { right: { sph: '-30.00' }, left: { sph: '-2.00', cyl: '-1.00' } };
    const refused = await add(token, faulty);
    expect([refused.status, refused.problem.code]).toEqual([422, 'out_of_range']);
    expect(refused.problem.fields).toEqual({
      'prescription.right.sph': 'Right eye: sphere goes from -20.00 to +12.00.',
      'prescription.left.axis': 'Left eye: axis is needed when there is a cylinder.',
    });
    const withoutAddition = await add(token, POWER, 'progressive');
    expect(Object.keys(withoutAddition.problem.fields ?? {})).toContain('prescription.right.ap');
    const contactLens = await add(token, POWER, 'contact_lens' as PowerType);
    expect(contactLens.status).toBe(422);
    expect(await list(token)).toEqual([]);
  });

  test('RX-08 a power that is still missing is refused', async () => {
    const { token } = await newCustomer(app);
    const later = { right: { sph: CALL_FOR_POWER }, left: { sph: CALL_FOR_POWER } };
    const refused = await add(token, later);
    expect([refused.status, refused.problem.code]).toEqual([422, 'power_required']);
  });

  test('RX-07 the twenty-first one is refused, also if an ordered one is renamed', async () => {
    const { token } = await newCustomer(app);
    await order(token, POWER);
    for (let count = 0; count < 20; count += 1)
      expect((await add(token, { ...POWER, userName: `Child ${count}` })).status).toBe(200);
    const refused = await add(token, { ...POWER, userName: 'One more' });
    expect([refused.status, refused.problem.code]).toEqual([409, 'too_many_prescriptions']);
    expect(refused.problem.detail).toContain('20');
    const ordered = (await list(token)).find(({ source }) => source === 'order');
    expect((await rename(token, ordered!, 'Mother')).status).toBe(409);
    const [own] = await list(token);
    expect((await rename(token, own!, 'Renamed')).status).toBe(200);
  });

  test('RX-07 one that is added again is stored once and takes no further room', async () => {
    const { token, id } = await newCustomer(app);
    for (let count = 0; count < 21; count += 1) expect((await add(token)).status).toBe(200);
    expect(await list(token)).toHaveLength(1);
    expect((await add(token, { ...POWER, userName: 'Another' })).status).toBe(200);
    const { rowCount } = await app.db.execute(sql`SELECT FROM saved_prescription WHERE customer_id = ${id}`);
    expect(rowCount).toBe(2);
  });

  test('RX-07 one that is ordered later is listed once, as ordered', async () => {
    const { token } = await newCustomer(app);
    await add(token);
    const orderId = await order(token, { ...POWER, labels: { sph: 'SPH' } });
    expect(await list(token)).toMatchObject([{ source: 'order', orderId, userName: 'Meera' }]);
    expect(await remove(token, await first(token))).toMatchObject({ result: { prescriptions: [] } });
    expect(await list(token)).toEqual([]);
  });

  test('RX-07 the range of a power type is read without a product', async () => {
    const { result } = await call(app, savedPrescriptionContract.getPowersOfType, {
      params: { powerType: 'progressive' },
    });
    expect(result.powerType).toBe('progressive');
    expect(result.rows.find(({ key }) => key === 'ap')).toMatchObject({ label: 'Addition', required: true });
  });
});

describe('its picture', () => {
  test('RX-10 it must be one that the customer has sent, stays as long as it is named, and is deleted with it', async () => {
    const { token } = await newCustomer(app);
    const imageFileName = await newPicture(app, token);
    const foreign = await newPicture(app, (await newCustomer(app)).token);
    expect((await add(token, { imageFileName: foreign })).problem.code).toBe('picture_unknown');
    const saved = await added(token, { imageFileName, userName: 'Ira' });
    expect(saved).toMatchObject({ source: 'account', imageFileName, left: null });
    await app.db.execute(sql`
      UPDATE prescription_picture SET created_at = now() - interval '3 years' WHERE name = ${imageFileName}`);
    await enqueue(app.db, 'picture.delete-old', {});
    await app.runJobs();
    expect((await readPicture(app, imageFileName, token)).statusCode).toBe(200);
    const renamed = (await rename(token, saved, 'Ira Rao')).result.prescriptions[0];
    expect(await isStored(imageFileName)).toBe(true);
    await remove(token, renamed!);
    expect(await isStored(imageFileName)).toBe(false);
  });

  test('RX-10 one that is in an order stays with the order, and does not count as unused', async () => {
    const { token } = await newCustomer(app);
    const imageFileName = await newPicture(app, token);
    await order(token, { imageFileName });
    await add(token, { imageFileName, userName: 'Ira' });
    expect(await list(token)).toHaveLength(1);
    expect((await remove(token, await first(token))).result.prescriptions).toEqual([]);
    expect(await isStored(imageFileName)).toBe(true);
  });
});

describe('a picture that is put into the bag while its prescription is removed', () => {
  test('RX-10 it stays', async () => {
    const { token, id: customerId } = await newCustomer(app);
    await putInBag(token, POWER);
    const imageFileName = await newPicture(app, token);
    const saved = await added(token, { imageFileName, userName: 'Ira' });
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM session WHERE customer_id = ${customerId}`,
    );
    const session = { id: rows[0]!.id, customerId };
    let removal: Promise<unknown> = Promise.resolve();
    await app.db.transaction(async (tx) => {
      await checkPictures(tx, { session }, { imageFileName });
      let isRemoved = false;
      removal = remove(token, saved).then(() => {
        isRemoved = true;
      });
      await expect
        .poll(async () => {
          const waiting = await app.db.execute(
            sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return isRemoved || waiting.rowCount !== 0;
        })
        .toBe(true);
      await tx.execute(sql`
        UPDATE cart_line SET prescription = ${JSON.stringify({ imageFileName })}::jsonb
        WHERE cart_id = (SELECT id FROM cart WHERE customer_id = ${customerId} AND status = 'open' AND kind = 'shopping')`);
    });
    await removal;
    expect(await isStored(imageFileName)).toBe(true);
  });
});

describe('renaming and removing', () => {
  test('RX-07 an added one gets another name and keeps its place; a name can be taken away', async () => {
    const { token } = await newCustomer(app);
    const saved = await added(token);
    const { result } = await rename(token, saved, ' Meera\u200b Iyer ');
    expect(result.prescriptions).toEqual([{ ...saved, userName: 'Meera Iyer' }]);
    expect((await rename(token, saved, '')).result.prescriptions).toEqual([{ ...saved, userName: null }]);
  });

  test('RX-07 a renamed one of an order is listed once, and the order keeps its name', async () => {
    const { token } = await newCustomer(app);
    const orderId = await order(token, POWER);
    const ordered = await first(token);
    const { result } = await rename(token, ordered, 'Mother');
    expect(result.prescriptions).toMatchObject([
      { source: 'account', userName: 'Mother', left: POWER.left, createdAt: ordered.createdAt },
    ]);
    expect(result.prescriptions).toHaveLength(1);
    const { rows } = await app.db.execute(
      sql`SELECT prescription->>'userName' AS name FROM order_item WHERE order_id = ${orderId}`,
    );
    expect(rows).toEqual([{ name: 'Meera' }]);
  });

  test('RX-07 a removed one of orders and the cart is hidden with all that are equal, until it is ordered again', async () => {
    const { token } = await newCustomer(app);
    const orderId = await order(token, POWER);
    await putInBag(token, POWER);
    await order(token, { ...POWER, userName: 'Somebody else' });
    const saved = (await list(token)).find(({ userName }) => userName === 'Meera');
    const { result } = await remove(token, saved!);
    expect(result.prescriptions.map(({ userName }) => userName)).toEqual(['Somebody else']);
    const { rowCount } = await app.db.execute(
      sql`SELECT FROM order_item WHERE order_id = ${orderId} AND prescription IS NOT NULL`,
    );
    expect(rowCount).toBe(1);
    expect((await remove(token, saved!)).status).toBe(200);
    const again = await order(token, POWER);
    expect(await list(token)).toMatchObject([{ orderId: again }, { userName: 'Somebody else' }]);
  });

  test('RX-07 a removed one stays removed after an optician has read its picture', async () => {
    const { token } = await newCustomer(app);
    const imageFileName = await newPicture(app, token);
    const orderId = await order(token, { imageFileName });
    await remove(token, await first(token));
    await app.db.execute(sql`
      UPDATE order_item SET prescription = prescription || ${JSON.stringify(POWER)}::jsonb WHERE order_id = ${orderId}`);
    expect(await list(token)).toEqual([]);
  });

  test('RX-07 another customer’s, an unknown one and a removed one are not found', async () => {
    const [owner, stranger] = [await newCustomer(app), await newCustomer(app)];
    const saved = await added(owner.token);
    await order(owner.token, { ...POWER, userName: 'Ordered' });
    const ordered = (await list(owner.token)).find(({ source }) => source === 'order');
    for (const foreign of [saved, ordered!, { source: 'account' as const, id: 'unknown' }]) {
      const answers = [await rename(stranger.token, foreign, 'Mine'), await remove(stranger.token, foreign)];
      for (const { status, problem } of answers)
        expect([status, problem.code]).toEqual([404, 'prescription_not_found']);
    }
    expect(await list(owner.token)).toHaveLength(2);
    await remove(owner.token, saved);
    expect((await remove(owner.token, saved)).status).toBe(404);
  });
});

describe('the account', () => {
  test('the copy of the data has what was added, and the deletion removes it with its picture', async () => {
    const { token, id } = await newCustomer(app);
    const imageFileName = await newPicture(app, token);
    await added(token, { ...POWER, imageFileName });
    await putInBag(token, POWER);
    await remove(
      token,
      (await list(token)).find(({ source }) => source === 'cart')!,
    );
    const copy = await call(app, profileContract.getCustomerData, undefined, { token });
    expect(copy.result).toMatchObject({
      savedPrescriptions: [{ power_type: 'single_vision', prescription: { ...POWER, imageFileName } }],
      hiddenPrescriptions: [{ source: 'cart', item_id: expect.any(String) as string }],
    });
    const left = await call(
      app,
      profileContract.deleteCustomer,
      { body: { confirmation: 'DELETE' } },
      { token, headers: newAddress() },
    );
    expect(left.status).toBe(200);
    const { rowCount } = await app.db.execute(sql`
      SELECT FROM saved_prescription WHERE customer_id = ${id}
      UNION ALL SELECT FROM hidden_prescription WHERE customer_id = ${id}`);
    expect(rowCount).toBe(0);
    expect(await isStored(imageFileName)).toBe(false);
  });

  test('a merge of two accounts of one person keeps what both have added', async () => {
    const [customer, other] = [await newCustomer(app), await newCustomer(app)];
    await added(customer.token);
    await added(other.token, { ...POWER, userName: 'Of the other account' });
    await app.db.transaction((tx) => mergeCustomers(tx, { ...app, language: 'en' }, other.id, customer.id));
    expect((await list(customer.token)).map(({ userName }) => userName)).toEqual([
      'Of the other account',
      'Meera',
    ]);
  });
});
