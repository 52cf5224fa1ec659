import { randomUUID } from 'node:crypto';
import { cartContract, cartMoneyContract, type NewCartItem } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import type { CountryCode } from '@lunette/country-config';
import { exchangeContract, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import { itemsOf, findOrder } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { receivedOf, refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { fakeProvider, type FakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { completeCheckout, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import { parcelsByOrder } from '../fulfilment/parcel/parcelAnswer.ts';
import type { CourierEvent } from '../fulfilment/parcel/courier.ts';
import { courierStep, fakeFulfilment, labStep, sendFulfilmentEvent } from './fakeFulfilment.ts';
import { fakeTransport } from './fakeTransport.ts';

/** A shopper with delivered goods, and the item to exchange. */
export interface Owner {
  token: string;
  country: CountryCode;
  orderId: string;
  itemId: string;
}

type Begin = Parameters<typeof call<typeof exchangeContract.beginExchange>>[2]['body'];
type ExchangeRequest = Parameters<typeof call<typeof exchangeContract.previewExchange>>[2]['body'];
type Move = Parameters<typeof call<typeof returnContract.moveReturn>>[2]['body'];

const SERVICE: CallAs = { headers: { 'x-service-token': 'test-service-token' } };
const EXCHANGE = { 'x-service-type': 'exchange' };

/** A store whose tests exchange goods, with its outside services and full stock. */
export async function exchangingStore() {
  const provider = await fakeProvider();
  const outside = fakeFulfilment();
  const settings = { sandboxUrl: provider.url };
  const { databaseUrl, settings: usual } = await testGatewayApp({ settings });
  const app = await testGatewayApp({
    databaseUrl,
    settings,
    services: { ...outside.services(usual), ...fakeTransport().services(usual) },
  });
  await app.db.update(stock).set({ quantity: 900 });
  return { app, provider, outside, ...shopperWhoExchanges(app, provider) };
}

/** The calls of a shopper who exchanges delivered goods, and those of staff, lab and courier. */
export function shopperWhoExchanges(app: TestGateway, provider: FakeProvider) {
  const as = ({ token, country }: Owner): CallAs => ({ token, country });
  const key = () => ({ idempotencyKey: randomUUID() });

  /** An order that was paid by card and delivered two days ago; a customer may pay with store credit. */
  async function delivered(
    items: NewCartItem[],
    country: CountryCode = 'IN',
    customer: { token: string; credit: boolean } | null = null,
  ): Promise<Owner> {
    const { token, total } = customer
      ? await readyCustomer(customer, items)
      : await readyToPay(app, { items, country });
    const who = { token, country };
    const body = { paymentMethod: 'cc' as const, expectedTotal: total };
    const { result } = await call(app, paymentContract.payOrder, { body }, { ...who, ...key() });
    const { orderId, paymentId } = result;
    provider.decide(provider.intentOf(paymentId).id, 'succeeded');
    await call(app, paymentContract.getPayment, { params: { orderId } }, who);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status, at)
      SELECT id, 'delivered', now() - interval '2 days' FROM order_item WHERE order_id = ${orderId}`);
    const [item] = await itemsOf(app.db, orderId);
    return { ...who, orderId, itemId: item?.id ?? '' };
  }

  async function readyCustomer({ token, credit }: { token: string; credit: boolean }, items: NewCartItem[]) {
    for (const body of items) await call(app, cartContract.addItem, { body }, { token });
    if (credit) await call(app, cartMoneyContract.applyStoreCredit, { query: {} }, { token });
    return { token, total: await completeCheckout(app, token) };
  }

  const begin = (owner: Owner, change: Partial<Begin> = {}, who = as(owner)) => {
    const { orderId, itemId } = owner;
    const body = { itemId, quantity: 1, reason: 'does_not_fit' as const, method: 'NEWPRODUCT' as const };
    return call(
      app,
      exchangeContract.beginExchange,
      { params: { orderId }, body: { ...body, ...change } },
      who,
    );
  };
  const params = ({ orderId }: Owner, exchangeId: string) => ({ orderId, exchangeId });
  const read = (owner: Owner, id: string, who = as(owner)) =>
    call(app, exchangeContract.getExchange, { params: params(owner, id) }, who);
  const put = (owner: Owner, item: NewCartItem) =>
    call(app, cartContract.addItem, { body: item }, { ...as(owner), headers: EXCHANGE });
  const preview = (owner: Owner, id: string, body: ExchangeRequest = EXCHANGE_REQUEST) =>
    call(app, exchangeContract.previewExchange, { params: params(owner, id), body }, as(owner));
  const confirm = (
    owner: Owner,
    id: string,
    token: string,
    body: ExchangeRequest = EXCHANGE_REQUEST,
    who: CallAs = {},
  ) =>
    call(
      app,
      exchangeContract.confirmExchange,
      { params: params(owner, id), body: { ...body, preview: token } },
      { ...as(owner), ...key(), ...who },
    );
  const payAgain = (owner: Owner, id: string) =>
    call(app, exchangeContract.payExchange, { params: params(owner, id) }, as(owner));
  const leave = (owner: Owner, id: string) =>
    call(app, exchangeContract.leaveExchange, { params: params(owner, id) }, as(owner));
  const cancel = (owner: Owner, id: string) =>
    call(app, exchangeContract.cancelExchange, { params: params(owner, id) }, { ...as(owner), ...key() });
  const move = async (returnId: string | null, ...moves: Move[]) => {
    for (const body of moves) {
      const { status } = await call(
        app,
        returnContract.moveReturn,
        { params: { returnId: returnId ?? '' }, body },
        SERVICE,
      );
      if (status !== 200) throw new Error(`The return ${returnId} does not come to ${body.to}`);
    }
    await app.runJobs();
  };

  /** Pays the difference that an exchange waits for. */
  async function pay(owner: Owner, id: string) {
    const { newOrderId } = (await read(owner, id)).result;
    const open = (await paymentsOf(app.db, newOrderId ?? '')).find(({ status }) => status === 'created');
    provider.decide(provider.intentOf(open?.id ?? '').id, 'succeeded');
    const { result } = await read(owner, id);
    await app.runJobs();
    return result;
  }

  /** Exchanges for other goods, up to the confirmation. */
  async function exchanged(
    owner: Owner,
    item: NewCartItem,
    request: ExchangeRequest = EXCHANGE_REQUEST,
    change: Partial<Begin> = {},
  ) {
    const { id } = (await begin(owner, change)).result;
    void (await put(owner, item)).result;
    const seen = (await preview(owner, id, request)).result;
    const { result } = await confirm(owner, id, seen.token, request);
    return { ...result, seen };
  }

  /** Lets the lab pack the new goods, and sends the courier's events of their parcel. */
  async function send(orderId: string | null, ...steps: CourierEvent['status'][]) {
    await app.db.transaction((tx) => enqueueAdvance(tx, orderId ?? ''));
    await app.runJobs();
    for (const { id } of await itemsOf(app.db, orderId ?? ''))
      await sendFulfilmentEvent(app, 'lab', labStep(id, 'packed'));
    await app.runJobs();
    const [parcel] = await parcelsByOrder(app.db, [orderId ?? '']);
    for (const status of steps)
      await sendFulfilmentEvent(app, 'courier', courierStep(parcel?.id ?? '', status));
    await app.runJobs();
  }

  /** The received amount of an order, the amounts that moved to and from it, and the refunds; in minor units. */
  async function books(orderId: string) {
    const order = await findOrder(app.db, orderId);
    const payments = await paymentsOf(app.db, orderId);
    const refunds = (await refundsOf(app.db, orderId)).filter(({ status }) => status !== 'failed');
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    return {
      total: order?.total ?? 0,
      status: order?.status,
      received: sum(payments.filter(({ method }) => method !== 'exchange').map(receivedOf)),
      movedHere: sum(payments.filter(({ method }) => method === 'exchange').map(receivedOf)),
      movedOn: sum(refunds.filter(({ method }) => method === 'exchange').map(({ amount }) => amount)),
      back: sum(refunds.filter(({ method }) => method !== 'exchange').map(({ amount }) => amount)),
    };
  }

  /** An exchange whose difference is paid, and whose new goods are shipped because the courier has the old ones. */
  async function underWay(owner: Owner, item: NewCartItem, change: Partial<Begin> = {}) {
    const exchange = await exchanged(owner, item, EXCHANGE_REQUEST, change);
    if (exchange.status === 'unpaid') await pay(owner, exchange.id);
    await move(exchange.returnId, { to: 'picked_up' });
    await send(exchange.newOrderId, 'shipped');
    return { ...exchange, newOrderId: exchange.newOrderId ?? '' };
  }

  return {
    delivered,
    begin,
    read,
    put,
    preview,
    confirm,
    payAgain,
    leave,
    cancel,
    move,
    pay,
    exchanged,
    underWay,
    send,
    books,
  };
}

/** The request of an exchange whose old goods are brought to a parcel point. */
export const EXCHANGE_REQUEST: ExchangeRequest = { returnMode: 'warehouse', leaves: 'collected' };
