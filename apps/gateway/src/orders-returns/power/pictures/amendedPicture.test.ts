import {
  orderContract,
  unreadPrescriptionsContract,
  upgradeContract,
} from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newPicture } from '../../../cart/testing/prescriptionPictures.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { fakeProvider, webhook } from '../../../checkout/testing/fakeProvider.ts';
import { FRAME, payByCard, readyToPay } from '../../../checkout/testing/shopper.ts';
import { staffSession } from '../../../identity/testing/staff.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const doctor = await staffSession(app, 'doctor');
const STAFF = { token: doctor.token };
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };

/** Paid glasses without a power that were advanced, and the calls that change their lenses and power. */
async function ordered(prescription: Prescription = { right: LATER, left: LATER }) {
  const item = { ...FRAME, powerType: 'single_vision' as const, packageId: 'clear-156', prescription };
  const ready = await readyToPay(app, { items: [item] });
  const { orderId } = await payByCard(app, provider, ready);
  await app.runJobs();
  await app.db.execute(
    sql`SELECT graphile_worker.add_job('order.advance', ${JSON.stringify({ orderId })}::json)`,
  );
  await app.runJobs();
  const as = { token: ready.token };
  const stored = async () => (await itemsOf(app.db, orderId))[0];
  const params = { orderId, itemId: (await stored())?.id ?? '' };
  const send = async () => {
    const imageFileName = await newPicture(app, ready.token);
    const body = { prescription: { imageFileName } };
    const answer = await call(app, orderContract.updatePrescription, { params, query: {}, body }, as);
    expect(answer.status).toBe(200);
    await app.runJobs();
    return imageFileName;
  };
  const { result } = await call(app, upgradeContract.getUpgradePackage, { params }, as);
  const thinner = result.powerTypes
    .find(({ id }) => id === 'single_vision')
    ?.packages.find(({ id }) => id === 'thin-160')?.difference.value;
  const upgrade = (entered?: Prescription) =>
    call(
      app,
      upgradeContract.updatePackage,
      {
        params,
        query: { updateFrom: 'clear-156', updateTo: 'thin-160' },
        body: { expectedDifference: thinner ?? 0, ...(entered && { prescription: entered }) },
      },
      as,
    );
  const payDifference = async () => {
    const due = (await paymentsOf(app.db, orderId)).findLast(({ purpose }) => purpose === 'amendment');
    if (!due) throw new Error('No change waits for its payment');
    const paid = provider.decide(provider.intentOf(due.id).id, 'succeeded');
    await app.http.inject(webhook('payment.succeeded', paid));
    await app.runJobs();
  };
  const steps = async () => {
    const { result: read } = await call(app, orderContract.getOrder, { params, query: {} }, as);
    return read.orders[0]?.items[0]?.statusHistory.map(({ status }) => status);
  };
  const asked = () =>
    app.sent.mail.filter(({ subject }) => subject === `Please read the prescription of order ${orderId}`);
  const answer = (body: { prescription: Prescription } | { unreadable: string }) =>
    call(
      app,
      unreadPrescriptionsContract.readPrescription,
      { params: { orderId }, body: { itemId: params.itemId, ...body } },
      STAFF,
    );
  const token = ready.token;
  return { token, params, as, send, upgrade, payDifference, stored, steps, asked, answer };
}

test('RX-10 lenses that wait for their payment get the power that an optician has read', async () => {
  const { send, upgrade, payDifference, stored, answer, steps } = await ordered();
  const imageFileName = await send();
  expect((await upgrade()).result.amendment.status).toBe('open');
  expect((await answer({ prescription: POWER })).result.status).toBe('confirmed');
  await payDifference();
  expect((await stored())?.details.options[0]?.oid).toBe('thin-160');
  expect((await stored())?.prescription).toEqual({ ...POWER, imageFileName });
  expect((await steps())?.at(-1)).toBe('confirmed');
});

test('RX-10 lenses that wait for their payment lose a picture that cannot be read', async () => {
  const { send, upgrade, payDifference, stored, answer, steps } = await ordered();
  await send();
  await upgrade();
  expect((await answer({ unreadable: 'It is too dark.' })).status).toBe(200);
  await payDifference();
  expect((await stored())?.unreadable).toBe('It is too dark.');
  expect((await stored())?.details.options[0]?.oid).toBe('thin-160');
  expect((await stored())?.prescription).toEqual({ right: LATER, left: LATER });
  expect((await steps())?.at(-1)).toBe('waiting_for_power');
});

test('RX-10 a picture that is sent with other lenses waits to be read once they are paid', async () => {
  const { token, send, upgrade, payDifference, stored, asked, answer } = await ordered();
  await send();
  await answer({ unreadable: 'It is too dark.' });
  const before = asked().length;
  const imageFileName = await newPicture(app, token);
  expect((await upgrade({ imageFileName })).result.amendment.status).toBe('open');
  await app.runJobs();
  expect(asked()).toHaveLength(before);
  expect((await answer({ prescription: POWER })).problem.code).toBe('not_unread');
  await payDifference();
  expect(await stored()).toMatchObject({ prescription: { imageFileName }, unreadable: null });
  expect(asked()).toHaveLength(before + 1);
  expect((await answer({ prescription: POWER })).result.status).toBe('confirmed');
});

test('RX-10 a picture cannot be sent with other lenses for a confirmed item', async () => {
  const { token, upgrade, stored } = await ordered(POWER);
  const refused = await upgrade({ imageFileName: await newPicture(app, token) });
  expect([refused.status, refused.problem.code]).toEqual([422, 'picture_too_late']);
  expect((await stored())?.prescription).toEqual(POWER);
});

test('RX-10 an item whose lenses need no power any more is confirmed without a reading', async () => {
  const { params, as, send, payDifference, steps, stored, answer } = await ordered();
  await send();
  const { result } = await call(app, upgradeContract.getUpgradePackage, { params }, as);
  const plain = result.powerTypes.find(({ id }) => id === 'zero_power')?.packages[0];
  const changed = await call(
    app,
    upgradeContract.updatePowerType,
    {
      params,
      query: { from: 'single_vision', to: 'zero_power' },
      body: { packageId: plain?.id, expectedDifference: plain?.difference.value },
    },
    as,
  );
  if (changed.result.amendment.status === 'open') await payDifference();
  await app.runJobs();
  expect((await stored())?.prescription).toBeNull();
  expect((await steps())?.at(-1)).toBe('confirmed');
  expect((await answer({ prescription: POWER })).problem.code).toBe('not_unread');
});
