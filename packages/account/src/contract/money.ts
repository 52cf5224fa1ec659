import { endpoint, Id, Money, wholeNumber } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** A code as it is typed: letters, digits and hyphens. */
const Code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,32}$/);

/** A store credit of the customer, with its code and its balance. */
export const StoreCredit = z.object({
  code: z.string(),
  balance: Money,
  /** `YYYY-MM-DD`; null if it does not expire. */
  expiresOn: z.string().nullable(),
  isExpired: z.boolean(),
});
export type StoreCredit = z.infer<typeof StoreCredit>;

const Entry = z.object({
  id: z.string(),
  code: z.string(),
  amount: Money,
  reason: z.enum(['refund', 'goodwill', 'gift', 'spent', 'returned']),
  orderId: z.string().nullable(),
  at: z.string(),
});

/** The calls about store credit and gift vouchers. */
export const moneyContract = {
  /** All store credit of the customer in this country, and its total. */
  getStoreCredits: endpoint({
    method: 'GET',
    path: '/v2/money/store-credits/',
    access: 'customer',
    result: z.object({ balance: Money, storeCredits: z.array(StoreCredit) }),
  }),
  getStoreCredit: endpoint({
    method: 'GET',
    path: '/v2/money/store-credits/:code',
    access: 'customer',
    params: z.object({ code: Code }),
    result: StoreCredit,
  }),
  /** The orders that store credit came from or paid for, in pages. */
  getStoreCreditOrders: endpoint({
    method: 'GET',
    path: '/v2/money/store-credits/orders',
    access: 'customer',
    query: z.object({ page: wholeNumber(0, 1_000, 0), pagesize: wholeNumber(1, 50, 10) }),
    result: z.object({
      numOfOrders: z.number().int(),
      orders: z.array(z.object({ orderId: z.string(), amount: Money, at: z.string() })),
    }),
  }),
  /** Every movement of store credit, or those of one order if it is given. */
  getStoreCreditHistory: endpoint({
    method: 'GET',
    path: '/v2/money/store-credits/history',
    access: 'customer',
    query: z.object({ orderId: Id.optional() }),
    result: z.object({ entries: z.array(Entry) }),
  }),
  /** Sends the codes of an order's store credit to the customer's own number. */
  sendStoreCreditSms: endpoint({
    method: 'GET',
    path: '/v2/money/store-credits/sms',
    access: 'customer',
    query: z.object({ orderId: Id }),
    result: z.object({ success: z.boolean() }),
  }),
  getGiftVoucher: endpoint({
    method: 'GET',
    path: '/v2/money/gift-vouchers/code',
    access: 'guest',
    query: z.object({ giftVoucherCode: Code, captcha: Captcha }),
    result: z.object({
      code: z.string(),
      balance: Money,
      amount: Money,
      expiresOn: z.string().nullable(),
      isExpired: z.boolean(),
    }),
  }),
};
