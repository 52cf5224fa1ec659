import { refundContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { anAddress, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

test.each([
  ['UPI address', { method: 'upi', upi: { flow: 'collect', vpa: 'ananya@okbank' } }, 'okbank'],
  ['card', { method: 'cc', upi: null }, 'ending'],
])(
  'MONEY-01 O-30 the owner reads which %s gets a refund, a caller with only the e-mail address does not',
  async (_what, { method, upi }, secret) => {
    const ready = await readyToPay(app);
    const { orderId, paymentId } = await payByCard(app, provider, ready);
    await app.db.execute(sql`
      UPDATE payment SET method = ${method}, upi = ${upi && JSON.stringify(upi)}::jsonb WHERE id = ${paymentId}`);
    await app.db.transaction(async (tx) =>
      addRefund(tx, await lockOrder(tx, orderId), {
        key: `masked-${orderId}`,
        paymentId,
        amount: 1_000,
        method: 'source',
        reason: 'cancelled',
      }),
    );
    const titleFor = async (token: string, query: { email?: string }) =>
      (await call(app, refundContract.getRefundDetails, { params: { orderId }, query }, { token })).result
        .refunds[0]?.title;
    expect(await titleFor(ready.token, {})).toContain(secret);
    const masked = await titleFor(await guest(app), { email: anAddress().email });
    expect(masked).toMatch(/^To (the account|your card)/);
    expect(masked).not.toContain(secret);
  },
);
