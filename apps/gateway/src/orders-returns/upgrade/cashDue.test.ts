import { formatMoney } from '@lunette/country-config';
import { upgradeContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { readOwnOrder } from '../testing/readOwnOrder.ts';

const app = await testGatewayApp();
const cancel = shopperWhoCancels(app);

test('LPU-01 ORD-06 after an item of a cash order is cancelled, page and message of other lenses name what is due at the door', async () => {
  const glasses = {
    productId: sentinels.inStockFrame,
    powerType: 'single_vision' as const,
    packageId: 'clear-156',
    prescription: { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } },
  };
  const ready = await readyToPay(app, { items: [glasses, { productId: sentinels.accessory }] });
  const as = { token: ready.token };
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const order = () => readOwnOrder(app, orderId, as);
  const itemOf = async (productId: string) =>
    (await order()).items.find((item) => item.productId === productId)?.id ?? '';
  const params = { orderId, itemId: await itemOf(glasses.productId) };
  await cancel(orderId, ready.token, { items: [{ itemId: await itemOf(sentinels.accessory), pieces: 1 }] });

  const due = async () => (await order()).payments.paymentList[0]?.amount;
  const before = await due();
  expect(before?.value).toBeLessThan((await order()).amount.total);
  const { result: offer } = await call(app, upgradeContract.getUpgradePackage, { params }, as);
  expect(offer).toMatchObject({ settledBy: 'door', total: before });

  const query = { updateFrom: 'clear-156', updateTo: 'thin-160' };
  const changed = await call(
    app,
    upgradeContract.updatePackage,
    { params, query, body: { expectedDifference: 1_100 } },
    as,
  );
  expect(changed.status).toBe(200);
  await app.runJobs();
  const after = await due();
  expect(after?.value).toBe((before?.value ?? 0) + 1_100);
  expect(app.sent.mail.find(({ text }) => text.includes('1.60'))?.text).toContain(formatMoney(after!));
});
