import {
  bankAccountFaults,
  bankAccountForm,
  fromMinor,
  type BankAccountInput,
} from '@lunette/country-config';
import { refundContract } from '@lunette/orders-returns/contract';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { isAccountOpen, waitingRefunds } from '../../checkout/payment/refunds/bank/bankAccounts.ts';
import { storeAccount } from '../../checkout/payment/refunds/bank/storeAccount.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { refund } from '../../checkout/schema.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { readPage } from '../../platform/database/readPage.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { refundDetails } from './refundDetails.ts';

/**
 * Mounts the calls of refunds: their status, their bank account, store credit in place of failed refunds, and the list for
 * staff.
 */
export function refundRoutes(gateway: Gateway): void {
  serve(gateway, refundContract.getRefundDetails, async ({ params, query }, context) =>
    refundDetails(context, await orderAccess(context, params.orderId, 'read', query)),
  );
  serve(gateway, refundContract.editNeft, async ({ params, body }, context) =>
    refundDetails(context, await editAccount(context, params.orderId, body)),
  );
  serve(gateway, refundContract.creditRefund, async ({ params }, context) =>
    refundDetails(context, await creditRefund(context, params.orderId, params.refundId)),
  );
  serve(gateway, refundContract.getStaffRefunds, async ({ query }, context) => {
    requireServiceToken(context);
    return staffRefunds(context, query);
  });
}

/** Stores the bank account for refunds of an order, under the lock on the order. */
async function editAccount(
  context: CallContext<'guest'>,
  orderId: string,
  typed: BankAccountInput,
): Promise<OrderAccess> {
  const { db, settings } = context;
  const { access, actor } = await orderAccess(context, orderId, 'write');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refunds = await refundsOf(tx, orderId);
    if (bankAccountForm(order.country) === null) throw refuse(409, 'no_bank_account', 'orders.account-none');
    if (!(await isAccountOpen(tx, order, await paymentsOf(tx, orderId), refunds)))
      throw refuse(409, 'no_bank_account', 'orders.account-closed');
    refuseFaults(order, typed);
    await storeAccount(tx, settings, order, refunds, typed);
    await recordAct(tx, { orderId, actor, act: 'bank_account_given' });
    return { order, access, actor };
  });
}

function refuseFaults({ country }: Order, typed: BankAccountInput): void {
  const faults = Object.entries(bankAccountFaults(country, typed));
  if (faults.length === 0) return;
  const fields = faults.map(([field, fault]): [string, string] => [field, `orders.account-fault.${fault}`]);
  throw refuse(422, 'bank_account_invalid', 'orders.account-fault', {}, Object.fromEntries(fields));
}

/** Gives the order's customer store credit in place of a failed refund; a second call changes nothing. */
async function creditRefund(
  context: CallContext<'guest'>,
  orderId: string,
  refundId: string,
): Promise<OrderAccess> {
  const { access, actor } = await orderAccess(context, orderId, 'write');
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refunds = await refundsOf(tx, orderId);
    const failed = refunds.find(({ id }) => id === refundId);
    if (!failed) throw refuse(404, 'refund_not_found', 'orders.refund-not-found');
    if (order.customerId === null) throw refuse(409, 'no_customer', 'returns.way-credit-guest');
    const replaced = refunds.find(({ fallbackOf }) => fallbackOf === refundId);
    if (replaced?.method === 'storecredit') return { order, access, actor };
    if (!waitingRefunds(refunds).includes(failed))
      throw refuse(409, 'refund_not_open', 'orders.refund-not-open');
    const { key, paymentId, amount, reason, returnId } = failed;
    await addRefund(tx, order, {
      key: `${key}-credit`,
      paymentId,
      amount,
      reason,
      method: 'storecredit',
      fallbackOf: refundId,
      ...(returnId && { returnId }),
    });
    await recordAct(tx, { orderId, actor, act: 'refund_credited', details: { amountMinor: amount } });
    await context.publish(tx, 'onRefundEnded', { orderId, returnId });
    return { order, access, actor };
  });
}

async function staffRefunds(
  { db }: Pick<CallContext, 'db'>,
  query: { status: 'due' | 'sent' | 'done' | 'failed'; page: number; 'page-size': number },
) {
  const isAsked = and(
    eq(refund.status, query.status),
    sql`NOT EXISTS (SELECT FROM refund later WHERE later.fallback_of = ${refund.id})`,
  );
  const listed = db
    .select()
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.orderId))
    .where(isAsked)
    .orderBy(asc(refund.createdAt), asc(refund.id));
  const { rows, total } = await readPage(listed, db.$count(refund, isAsked), query);
  return {
    refunds: rows.map(({ refund: storedRefund, orders: { email, address, customerId } }) => ({
      id: storedRefund.id,
      orderId: storedRefund.orderId,
      method: storedRefund.method,
      status: storedRefund.status,
      amount: fromMinor(storedRefund.amount, storedRefund.currencyCode),
      reason: storedRefund.reason,
      failureCode: storedRefund.failureCode,
      createdAt: storedRefund.createdAt.toISOString(),
      endedAt: storedRefund.endedAt?.toISOString() ?? null,
      isGuest: customerId === null,
      email,
      phone: address.phone,
    })),
    total,
  };
}
