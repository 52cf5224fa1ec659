import { paths } from '@lunette/api-client/contract';
import { isOpen } from '@lunette/checkout/rules';
import { findOrder, lockOrder } from '../../../checkout/order/ownOrder.ts';
import { insertPayment } from '../../../checkout/payment/insertPayment.ts';
import { DIFFERENCE_METHOD } from '../../../checkout/payment/methods/methods.ts';
import { askProviderForPage, closePayment } from '../../../checkout/payment/askProvider.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { isOpenedByOther } from '../../../checkout/payment/start/isOpenedByOther.ts';
import { startPayment } from '../../../checkout/payment/start/startPayment.ts';
import type { Payment } from '../../../checkout/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { findExchange } from '../exchanges.ts';
import type { StoredExchange } from '../schema.ts';

/** The payments of an exchange, the oldest first: those of its difference, or of its debt if it has one. */
export async function paymentsFor(
  db: Queries,
  { id, newOrderId, debtId }: Pick<StoredExchange, 'id' | 'newOrderId' | 'debtId'>,
): Promise<Payment[]> {
  if (!newOrderId) return [];
  const target = debtId ?? id;
  return (await paymentsOf(db, newOrderId)).filter(({ targetId }) => targetId === target);
}

/** Asks the provider for the status of the payment that an exchange waits for, and returns the exchange afterwards. */
export async function askAboutPayment(
  context: CallContext<'guest'>,
  exchange: StoredExchange,
): Promise<StoredExchange> {
  if (exchange.status !== 'unpaid' && exchange.status !== 'owed') return exchange;
  const open = (await paymentsFor(context.db, exchange)).find(({ status }) => isOpen(status));
  if (!open) return exchange;
  await askProviderForPage(context, open);
  return findExchange(context.db, exchange.orderId, exchange.id);
}

/** Opens the payment of an exchange at the provider, if it waits for one that was not opened yet. */
export async function openPaymentPage(
  context: CallContext<'guest'>,
  exchange: StoredExchange,
): Promise<void> {
  const { itemId, orderId } = exchange;
  const open = (await paymentsFor(context.db, exchange)).find(({ status }) => status === 'created');
  const page = `${context.storefrontOrigin}${paths.exchange(orderId, itemId)}`;
  if (open) await startPayment(context, open, page);
}

/** Starts another payment of an exchange, if none is open. One that somebody else has opened is closed first. */
export async function payExchange(context: CallContext<'guest'>, exchange: StoredExchange): Promise<void> {
  const { newOrderId } = exchange;
  if (!newOrderId || !(await findOrder(context.db, newOrderId)))
    throw refuse(409, 'exchange_paid', 'exchange.nothing-due');
  for (const payment of await paymentsFor(context.db, exchange))
    if (isOpen(payment.status) && isOpenedByOther(payment, context.session))
      await closePayment(context, payment);
  await context.db.transaction(async (tx) => {
    const next = await lockOrder(tx, newOrderId);
    const now = await findExchange(tx, exchange.orderId, exchange.id);
    const payments = await paymentsFor(tx, now);
    const last = payments.at(-1);
    const isUnpaid = now.status === 'unpaid' && next.status !== 'cancelled';
    if (!isUnpaid && now.status !== 'owed') throw refuse(409, 'exchange_paid', 'exchange.nothing-due');
    const amount = now.status === 'owed' ? now.owed : last?.amount;
    if (!amount || payments.some(({ status }) => isOpen(status))) return;
    const id = now.debtId ?? now.id;
    await insertPayment(tx, next, { method: DIFFERENCE_METHOD, amount, target: { purpose: 'exchange', id } });
  });
  await openPaymentPage(context, await findExchange(context.db, exchange.orderId, exchange.id));
}
