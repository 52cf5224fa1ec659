import { endpoint, Id, Money, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Money of an order that goes back, or has gone back. */
const OrderRefund = z.object({
  id: z.string(),
  /** `source`, `storecredit` or `neft`; a later gateway may know more. */
  method: z.string(),
  /** Where it goes, in words: "To the card ending 4242". */
  title: z.string(),
  amount: Money,
  /** `due`, `sent`, `done` or `failed`. */
  status: z.string(),
  /** How it stands and when it is seen, or what becomes of it instead, in words. */
  text: z.string(),
  createdAt: z.string(),
  /** The day by which the bank, or the account, shows it (`YYYY-MM-DD`); null where it failed. */
  dueOn: z.string().nullable(),
  /** On which ways its shopper can have it sent instead: to another account until it is sent, or after it has failed. */
  ways: z.array(z.string()).default([]),
});

/** The bank account to which money of an order goes, as far as anybody may read it. */
const MaskedBankAccount = z.object({
  /** The last four characters of its number. */
  last4: z.string(),
  /** The code of its bank. */
  bank: z.string(),
});

const Refunds = z.object({
  refunds: z.array(OrderRefund),
  total: Money,
  /** Null where none is stored: none was given, or the money has arrived. */
  bankAccount: MaskedBankAccount.nullable().default(null),
  /** Whether an account can be given, or changed: money waits for one, or is going to. */
  bankAccountOpen: z.boolean().default(false),
});

/** A bank account as its holder types it; its number is checked as the order's country writes it (ORD-07). */
export const BankAccount = z.object({
  accountHolder: text(100, 2),
  /** The number of the account, or its IBAN. */
  accountNumber: text(50, 1),
  /** The IFSC; left out where the country has none. */
  bankCode: text(20).default(''),
});

const StaffRefund = z.object({
  id: z.string(),
  orderId: z.string(),
  method: z.string(),
  status: z.string(),
  amount: Money,
  reason: z.string(),
  failureCode: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** Whether nobody but who has the order's code can say where it goes. */
  isGuest: z.boolean(),
  email: z.string(),
  phone: z.string(),
});

export const refundContract = {
  /** Each refund of an order, the oldest first, and what they come to without those that failed (ORD-03, MONEY-01). */
  getRefundDetails: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/details',
    access: 'guest',
    params: z.object({ orderId: Id }),
    query: z.object({ email: z.string().max(120).optional() }),
    result: Refunds,
  }),
  /**
   * Gives the bank account to which money of an order goes, or another one until it is sent; what had failed is sent there.
   * The body may be a form. It is stored encrypted until the money has arrived, and read by nobody (ORD-07).
   */
  editNeft: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/refund/neft',
    access: 'guest',
    params: z.object({ orderId: Id }),
    body: BankAccount,
    urlForm: true,
    result: Refunds,
  }),
  /** Takes money that could not be sent as store credit (MONEY-01). */
  creditRefund: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/refund/:refundId/storecredit',
    access: 'guest',
    params: z.object({ orderId: Id, refundId: Id }),
    result: Refunds,
  }),
  /**
   * For our staff, with the service token: refunds by how they stand, the oldest first. Of those that failed, the ones for
   * which no other way was found yet (MONEY-01).
   */
  getStaffRefunds: endpoint({
    method: 'GET',
    path: '/v2/staff/refunds',
    access: 'public',
    fresh: true,
    query: z.object({
      status: z.enum(['due', 'sent', 'done', 'failed']).default('failed'),
      page: wholeNumber(0, 10_000, 0),
      'page-size': wholeNumber(1, 100, 20),
    }),
    result: z.object({ refunds: z.array(StaffRefund), total: z.number().int() }),
  }),
};
