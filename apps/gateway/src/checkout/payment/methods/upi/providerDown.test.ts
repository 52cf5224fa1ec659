import { paymentContract, upiContract } from '@lunette/checkout/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, testGatewayApp } from '../../../../platform/testing/testGateway.ts';
import { refund } from '../../../schema.ts';
import { fakeProvider, webhook } from '../../../testing/fakeProvider.ts';
import { pay, readyToPay } from '../../../testing/shopper.ts';
import { paymentsOf } from '../../orderPayments.ts';

/** A gateway with its own provider, so that no circuit breaker is open from the test before. */
async function world() {
  const provider = await fakeProvider();
  return { provider, app: await testGatewayApp({ settings: { sandboxUrl: provider.url } }) };
}
const worlds = { down: await world(), hanging: await world(), 'answer lost': await world() };

const BY_ADDRESS = { paymentMethod: 'upi', upi: { flow: 'collect', vpa: 'ananya.rao@nilgai' } } as const;

test.each(['down', 'hanging', 'answer lost'] as const)(
  'PAY-01 PAY-10 a provider is %s when a request is sent: the shopper gets a message in time, tries again, and pays once',
  async (mode) => {
    const { app, provider } = worlds[mode];
    const ready = await readyToPay(app);
    provider.mode = mode;
    const begun = Date.now();
    const told = (await pay(app, ready, BY_ADDRESS)).result;
    expect(Date.now() - begun).toBeLessThan(paymentContract.payOrder.timeout ?? 0);
    expect(told).toMatchObject({ status: 'failed', orderPlaced: false });
    expect(told.message).toMatch(/^Payments cannot be reached at the moment\./);

    provider.mode = 'up';
    const { orderId } = told;
    const again = (await pay(app, ready, { orderId, ...BY_ADDRESS })).result;
    expect(again).toMatchObject({ orderId, status: 'created' });
    const news = (id: string) => webhook('payment.succeeded', provider.decide(id, 'succeeded'));
    await app.http.inject(news(provider.intentOf(again.paymentId).id));
    // A request whose answer was lost is in the same app, and may be approved too.
    const unheard = [...provider.intents.values()].find(({ reference }) => reference === told.paymentId);
    expect(unheard !== undefined).toBe(mode === 'answer lost');
    if (unheard) await app.http.inject(news(unheard.id));
    await app.runJobs();
    const { result } = await call(app, upiContract.getUpiStatus, { params: { orderId } }, ready);
    expect(result).toMatchObject({ status: 'paid', orderPlaced: true });
    const good = (await paymentsOf(app.db, orderId)).filter(
      ({ status, surplus }) => status === 'paid' && !surplus,
    );
    expect(good).toHaveLength(1);
    const back = await app.db.select().from(refund).where(eq(refund.orderId, orderId));
    expect(back.map(({ status }) => status)).toEqual(unheard ? ['done'] : []);
    if (unheard) expect(unheard.refundedMinor).toBe(unheard.amountMinor);
  },
);
