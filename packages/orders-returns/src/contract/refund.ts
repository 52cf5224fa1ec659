import { endpoint, Id, Money, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A refund of an order, completed or not. */
const OrderRefund = z.object({
  id: z.string(),
  /** `source`, `storecredit` or `neft`; a newer gateway can have others. */
  method: z.string(),
  /** Its destination as text: "To the card ending 4242". */
  title: z.string(),
  amount: Money,
  /** `due`, `sent`, `done` or `failed`. */
  status: z.string(),
  /** Its status and the time at which it is visible, or what happens with it instead, as text. */
  text: z.string(),
  createdAt: z.string(),
  /** The day by which the bank or the store account shows it (`YYYY-MM-DD`); null if it failed. */
  dueOn: z.string().nullable(),
  /**
   * The methods that the shopper can choose instead: `neft` for another account before it is sent, and after it has failed
   * `neft` or, for a customer, `storecredit`.
   */
  ways: z.array(z.string()).default([]),
});

/** The bank account for refunds of an order, masked for every reader. */
const MaskedBankAccount = z.object({
  /** The last four characters of its number. */
  last4: z.string(),
  /** The code of its bank. */
  bank: z.string(),
});

const Refunds = z.object({
  refunds: z.array(OrderRefund),
  total: Money,
  /** Null if none is stored: none was entered, or the money has arrived. */
  bankAccount: MaskedBankAccount.nullable().default(null),
  /**
   * Whether an account can be entered or changed: a refund needs one now or can need one later, and the bank has not been
   * asked to pay to a stored one.
   */
  bankAccountOpen: z.boolean().default(false),
});

/** A bank account as its holder types it; its number is checked by the format of the order's country (ORD-07). */
export const BankAccount = z.object({
  accountHolder: text(100, 2),
  /** The account number or the IBAN. */
  accountNumber: text(50, 1),
  /** The IFSC; omitted in a country without it. */
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
  /** Whether the order has no customer, so that only a reader with its code can choose another destination. */
  isGuest: z.boolean(),
  email: z.string(),
  phone: z.string(),
});

/** The calls about refunds of orders. */
export const refundContract = {
  /** All refunds of an order, the oldest first, and their total without the failed ones (ORD-03, MONEY-01). */
  getRefundDetails: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/details',
    access: 'guest',
    params: z.object({ orderId: Id }),
    query: z.object({ email: z.string().max(120).optional() }),
    result: Refunds,
  }),
  /**
   * Sets or changes the bank account for refunds of an order until they are sent; failed refunds are sent there too. The
   * body may be a form. The account is stored encrypted until the money has arrived, and no call returns it unmasked
   * (ORD-07).
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
  /** Pays a failed refund as store credit (MONEY-01). */
  creditRefund: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/refund/:refundId/storecredit',
    access: 'guest',
    params: z.object({ orderId: Id, refundId: Id }),
    result: Refunds,
  }),
  /**
   * For our staff, with the service token: refunds by status, the oldest first. Failed refunds are listed only while they
   * have no other destination (MONEY-01).
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
