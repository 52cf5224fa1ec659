import { orderContract, unreadPrescriptionsContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { newPicture } from '../../cart/testing/prescriptionPictures.ts';
import { staffSession } from '../../identity/testing/staff.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { exchangingStore, EXCHANGE_REQUEST } from '../testing/exchanging.ts';

const { app, delivered, begin, preview, confirm, move } = await exchangingStore();
const STAFF = { token: (await staffSession(app, 'doctor')).token };
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };

/** Glasses with a power that were exchanged for the same ones with another power, and the calls of their new order. */
async function exchangedFor(power: (token: string) => Promise<Prescription>) {
  const owner = await delivered([
    {
      productId: sentinels.inStockFrame,
      powerType: 'single_vision',
      packageId: 'thin-160',
      prescription: POWER,
    },
  ]);
  const { id } = (await begin(owner, { method: 'SAMEPRODUCT' })).result;
  const request = { ...EXCHANGE_REQUEST, prescription: await power(owner.token) };
  const { token } = (await preview(owner, id, request)).result;
  const { status, newOrderId, returnId } = (await confirm(owner, id, token, request)).result;
  expect(status).toBe('confirmed');
  await app.runJobs();
  await move(returnId, { to: 'picked_up' });
  const orderId = newOrderId ?? '';
  const item = async () => {
    const params = { orderId };
    const { result } = await call(app, orderContract.getOrder, { params, query: {} }, { token: owner.token });
    const [found] = result.orders[0]?.items ?? [];
    if (!found) throw new Error('The new order has no item');
    return found;
  };
  const step = async () => (await item()).statusHistory.at(-1)?.status;
  return { orderId, item, step };
}

test('RX-10 RET-10 new goods with a picture wait until an optician has read it', async () => {
  const { orderId, item, step } = await exchangedFor(async (token) => ({
    imageFileName: await newPicture(app, token),
  }));
  expect(await item()).toMatchObject({ powerUnread: true, powerOpen: true });
  expect(await step()).toBe('waiting_for_power');
  const asked = app.sent.mail.filter(
    ({ subject }) => subject === `Please read the prescription of order ${orderId}`,
  );
  expect(asked).toHaveLength(1);
  const body = { itemId: (await item()).id, prescription: POWER };
  await call(app, unreadPrescriptionsContract.readPrescription, { params: { orderId }, body }, STAFF);
  expect(await step()).toBe('confirmed');
  expect((await item()).prescription).toMatchObject(POWER);
});

test('RX-10 RET-10 new goods whose power is sent later wait for it', async () => {
  const { item, step } = await exchangedFor(() => Promise.resolve({ right: LATER, left: LATER }));
  expect(await step()).toBe('waiting_for_power');
  expect(await item()).toMatchObject({ powerUnread: false, powerOpen: true });
});
