import { api, type AppStore } from '@lunette/api-client';
import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { exchangeContract } from '../contract/exchange.ts';
import { orderContract } from '../contract/order.ts';
import { refundContract } from '../contract/refund.ts';
import { returnContract } from '../contract/return/return.ts';
import { anExchange } from '../testing/exchange.ts';
import { anOrder } from '../testing/fixtures/index.ts';
import { refundsOf } from '../testing/refunds.ts';
import { aReturn } from '../testing/returns.ts';
import { exchangeApi } from './exchange.ts';
import { orderApi } from './order.ts';
import { refundApi } from './refund.ts';
import { returnApi } from './return.ts';

const TAGS = ['Appointment', 'Order', 'OrderList', 'StoreCredit'] as const;
type Tag = (typeof TAGS)[number];

let read: Tag[] = [];

/** Replaces the endpoints that have a tag. */
const taggedApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTagged: build.query<null, Tag>({
      queryFn: (tag) => {
        read.push(tag);
        return { data: null };
      },
      providesTags: (_answer, _error, tag) => [tag],
    }),
  }),
});

const orderId = '1300482917';
const exchangeParams = { orderId, exchangeId: 'exchange-1' };
const returnBody = {
  items: [{ itemId: 'item-marram', quantity: 1, reason: 'does_not_fit' as const }],
  preview: 'token',
};
const confirmBody = { leaves: 'collected' as const, preview: 'token' };
const pickup = { date: '2036-11-25', from: '12:00' };

const cancelOrder = (store: AppStore) =>
  store.dispatch(orderApi.endpoints.cancelOrder.initiate({ params: { orderId }, body: { reason: 'other' } }));
const creditRefund = (store: AppStore) =>
  store.dispatch(refundApi.endpoints.creditRefund.initiate({ params: { orderId, refundId: 'refund-1' } }));
const confirmExchange = (store: AppStore) =>
  store.dispatch(
    exchangeApi.endpoints.confirmExchange.initiate({ params: exchangeParams, body: confirmBody }),
  );
const cancelExchange = (store: AppStore) =>
  store.dispatch(exchangeApi.endpoints.cancelExchange.initiate({ params: exchangeParams }));
const createReturn = (store: AppStore) =>
  store.dispatch(returnApi.endpoints.createReturn.initiate({ params: { orderId }, body: returnBody }));
const changePickup = (store: AppStore) =>
  store.dispatch(
    returnApi.endpoints.changePickup.initiate({ params: { orderId, returnId: '1' }, body: pickup }),
  );

/** The tags whose data is read again after a write. */
async function readAfter(write: (store: AppStore) => Promise<unknown>, refusal?: Refusal): Promise<Tag[]> {
  const answer =
    <T>(result: T) =>
    () => {
      if (refusal) throw refusal;
      return result;
    };
  const store = testGateway()
    .on(orderContract.cancelOrder, answer({ orders: [anOrder()] }))
    .on(refundContract.creditRefund, answer(refundsOf()))
    .on(exchangeContract.confirmExchange, answer(anExchange({ status: 'confirmed' })))
    .on(exchangeContract.cancelExchange, answer(anExchange({ status: 'cancelled' })))
    .on(returnContract.createReturn, answer({ returns: [aReturn()] }))
    .on(returnContract.changePickup, answer({ returns: [aReturn()] }))
    .store();
  for (const tag of TAGS) await store.dispatch(taggedApi.endpoints.readTagged.initiate(tag));
  read = [];
  await write(store);
  // Further reads would begin at the same time as the first one.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return read.toSorted();
}

test.each([
  [
    'a cancelled order, whose appointments and store credit change',
    cancelOrder,
    ['Appointment', 'Order', 'StoreCredit'],
  ],
  ['a refund that is taken as store credit', creditRefund, ['Order', 'StoreCredit']],
  ['a confirmed exchange, which makes an order', confirmExchange, ['Order', 'OrderList']],
  [
    'a cancelled exchange, whose order and appointments end',
    cancelExchange,
    ['Appointment', 'Order', 'OrderList'],
  ],
])('everything that shows it is read again after %s', async (_what, write, tags) => {
  expect(await readAfter(write)).toEqual(tags);
});

test.each([
  ['a return', createReturn],
  ['another day', changePickup],
  ['an exchange', confirmExchange],
])(
  'the pickup slots are read again if the slot of %s is refused, and not after another refusal',
  async (_what, write) => {
    expect(await readAfter(write, new Refusal(409, 'pickup_taken', 'It is full.'))).toEqual(['Order']);
    expect(await readAfter(write, new Refusal(503, 'unavailable', 'The store is busy.'))).toEqual([]);
  },
);
