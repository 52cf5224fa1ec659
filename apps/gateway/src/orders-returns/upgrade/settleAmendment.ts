import { isOpen } from '@lunette/checkout/rules';
import { z } from 'zod';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { closePayment } from '../../checkout/payment/askProvider.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { receivedOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { recordAct } from '../acts/recordAct.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { isBeforeLenses } from '../power/openPower.ts';
import { lensOf } from './amendedItem.ts';
import { enqueueNotice } from './notifyAmended.ts';
import { endAmendment, findAmendment } from './amendments.ts';
import { applyAmendment } from './applyAmendment.ts';
import { priceAmendment } from './priceAmendment.ts';
import type { StoredAmendment } from './schema.ts';

/**
 * Settles an amendment after its payment has ended. If it was paid in time, the item gets the new lenses; if it was paid too
 * late, because the amendment had expired or the lab had begun, the money is refunded. If the payment was declined or has
 * expired, the order does not change.
 */
export async function followAmendment(
  { orderId, paymentId, purpose, targetId, isPaid }: DomainEvents['onPaymentSettled'],
  { tx }: EventContext,
): Promise<void> {
  if (purpose !== 'amendment' || targetId === null) return;
  if (!isPaid) return void (await endAmendment(tx, targetId, 'expired'));
  const order = await lockOrder(tx, orderId);
  const amendment = await findAmendment(tx, targetId);
  const paid = (await paymentsOf(tx, orderId)).find(({ id }) => id === paymentId);
  if (!paid) return;
  if (amendment && (await applyPaid(tx, order, amendment, receivedOf(paid)))) return;
  await endAmendment(tx, targetId, 'refused');
  await recordAct(tx, { orderId, itemId: amendment?.itemId ?? null, actor: STORE, act: 'change_refused' });
  const key = `amendment-refused-${paymentId}`;
  await addRefund(tx, order, {
    key,
    paymentId,
    amount: receivedOf(paid),
    method: 'source',
    reason: 'amendment_refused',
  });
  if (amendment) await enqueueNotice(tx, amendment.id);
}

const STORE = { kind: 'store', id: null } as const;

async function applyPaid(
  tx: Queries,
  order: Order,
  amendment: StoredAmendment,
  received: number,
): Promise<boolean> {
  const items = await itemsOf(tx, order.id);
  const before = items.find(({ id }) => id === amendment.itemId);
  if (amendment.status !== 'open' || !before || !(await isStillOpen(tx, order, before, amendment)))
    return false;
  const { details, prescription, expectedOn } = amendment;
  const next: StoredItem = {
    ...before,
    details,
    prescription,
    expectedOn: expectedOn ?? before.expectedOn,
  };
  const price = priceAmendment(order, items, next, await sharesOf(tx, order, items));
  if (price?.money.paid !== received) return false;
  await endAmendment(tx, amendment.id, 'done');
  const actor = { kind: amendment.actor, id: amendment.actorId };
  await applyAmendment(tx, order, { id: amendment.id, before, next, price, actor });
  return true;
}

async function isStillOpen(
  tx: Queries,
  order: Order,
  item: StoredItem,
  { fromLens }: StoredAmendment,
): Promise<boolean> {
  const history = (await historyOf(tx, [order.id])).get(item.id) ?? [];
  const now = lensOf(item);
  const isSame = now.packageId === fromLens.packageId && now.powerType === fromLens.powerType;
  const isWhole = !(await cancelledPieces(tx, [order.id])).has(item.id);
  return isSame && isWhole && isBeforeLenses(order, history);
}

const Expiry = z.object({ amendmentId: z.uuid() });

/** Ends an amendment that was not paid in time: its payment is closed at the provider, and the order does not change. */
export async function expireAmendment(context: JobContext, payload: unknown): Promise<void> {
  const { amendmentId } = Expiry.parse(payload);
  await closeAmendment(context, amendmentId);
}

/** Ends an open amendment that is not paid. If it is paid meanwhile, it is applied. */
export async function closeAmendment(
  context: Pick<JobContext, 'db' | 'services' | 'publish' | 'settings' | 'log'>,
  amendmentId: string,
): Promise<void> {
  const { db } = context;
  const amendment = await findAmendment(db, amendmentId);
  if (amendment?.status !== 'open') return;
  const open = (await paymentsOf(db, amendment.orderId)).find(
    ({ targetId, status }) => targetId === amendmentId && isOpen(status),
  );
  if (open) await closePayment(context, open);
  await db.transaction(async (tx) => {
    await lockOrder(tx, amendment.orderId);
    await endAmendment(tx, amendmentId, 'expired');
  });
}
