import { CANCEL_REASONS, type CancelReasons, type RefundMethod } from '@lunette/orders-returns/contract';
import { isGood } from '@lunette/checkout/rules';
import { fromMinor } from '@lunette/country-config';
import { methodRules } from '../../checkout/payment/methods/methods.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { cancellableUntil } from '../timeline.ts';

/** An order as somebody sees it who wants to cancel it. */
export interface Cancelling {
  items: StoredItem[];
  /** The payment whose money goes back; null where nothing has been paid. */
  paid: Payment | null;
  /** The text that says why it cannot be cancelled; null where it can. */
  obstacle: string | null;
}

/** Whether an order can be cancelled now, and what has to go back. */
export async function cancelling(db: Queries, order: Order): Promise<Cancelling> {
  const items = await itemsOf(db, order.id);
  const history = await historyOf(db, [order.id]);
  const progress = items.map(({ id }) => ({ history: history.get(id) ?? [], hasLenses: false }));
  const payments = await paymentsOf(db, order.id);
  const paid = payments.find(
    ({ status, method, purpose, surplus, intentId }) =>
      isGood(status) &&
      purpose === 'order' &&
      !surplus &&
      intentId !== null &&
      methodRules(method).provider !== null,
  );
  return { items, paid: paid ?? null, obstacle: obstacleOf(order, items, progress) };
}

function obstacleOf(
  order: Order,
  items: StoredItem[],
  progress: Parameters<typeof cancellableUntil>[1],
): string | null {
  if (order.status === 'cancelled') return 'orders.cancel-done';
  if (order.status !== 'placed' || !cancellableUntil(order.placedAt, progress)) return 'orders.cancel-late';
  // A membership has begun with its order, and may have been used.
  const isMembership = items.some(({ details }) => details.tierMembershipDuration !== null);
  return isMembership ? 'orders.cancel-membership' : null;
}

/** What a shopper may choose from (ORD-06). Store credit needs an account to stand in. */
export function cancelReasons(
  { customerId, currencyCode }: Order,
  { paid, obstacle }: Cancelling,
  t: Translate,
): CancelReasons {
  const methods = paid ? (['source', ...(customerId ? (['storecredit'] as const) : [])] as const) : [];
  return {
    cancellable: obstacle === null,
    message: obstacle && t(obstacle),
    reasons: CANCEL_REASONS.map((id) => ({ id, title: t(`orders.cancel-reason.${id}`) })),
    refundMethods: methods.map((id) => ({
      id,
      title: refundName(id, paid, t),
      description: t(`orders.refund-${id}-text`),
    })),
    refundAmount: fromMinor(paid?.amount ?? 0, currencyCode),
  };
}

function refundName(id: RefundMethod, paid: Payment | null, t: Translate): string {
  const provider = paid && methodRules(paid.method).provider;
  return provider && id === 'source' ? provider.refundName(paid, t) : t(`orders.refund-${id}`);
}
