import { randomUUID } from 'node:crypto';
import type { ItemStatus } from '@lunette/orders-returns/contract';
import { fulfilmentContract, type OrderTurn } from '@lunette/orders-returns/contract';
import type { FastifyBaseLogger } from 'fastify';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { findOrder, lockOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { OutboundUnavailable } from '../../platform/outbound/outbound.ts';
import { confirmItems } from './advanceOrder.ts';
import { storeExpectedDay } from './applyWebhook.ts';
import { enqueueAdvance } from './enqueueAdvance.ts';
import { newDay } from './expectedDay.ts';
import { foundParcels } from './parcel/foundParcel.ts';
import { itemsOnTheirWay, type ItemOnItsWay } from './itemHistory.ts';
import { hasEnded, isPossible, moveItems } from './moveItems.ts';
import { parcelsByOrder } from './parcel/parcelAnswer.ts';
import { sendParcel } from './parcel/sendParcel.ts';
import { notifyMoved } from './notifyMoved.ts';

const STAFF = { kind: 'staff', id: null } as const;

/** The next status of an item, by its present status. */
const NEXT: Partial<Record<ItemStatus, ItemStatus>> = {
  lenses_cut: 'quality_check',
  quality_check: 'packed',
  packed: 'shipped',
  shipped: 'out_for_delivery',
  delivery_failed: 'out_for_delivery',
  out_for_delivery: 'delivered',
};
/** The statuses after which a delivery can fail, and after which goods can come back or be lost. */
const FROM: Record<Exclude<OrderTurn, 'next'>, readonly ItemStatus[]> = {
  delivery_failed: ['out_for_delivery'],
  returned_to_sender: ['shipped', 'out_for_delivery', 'delivery_failed'],
  lost: ['shipped', 'out_for_delivery', 'delivery_failed'],
};

/**
 * Mounts the calls of operators: one moves an order to its next status in place of a lost webhook of lab or courier; the
 * other lists parcels that have arrived although they count as lost or stopped.
 */
export function fulfilmentRoutes(gateway: Gateway): void {
  serve(gateway, fulfilmentContract.moveOrder, async ({ params: { orderId }, body }, context) => {
    requireServiceToken(context);
    const order = await findOrder(context.db, orderId);
    if (!order) throw orderNotFound();
    if (order.status !== 'placed') throw refuse(409, 'order_not_placed', 'orders.move-not-placed');
    await moveOrder({ ...gateway, log: context.log }, order, body);
    const items = await itemsOnTheirWay(context.db, orderId);
    return {
      items: items.map(({ item, history }) => ({
        id: item.id,
        name: item.details.name,
        status: history.at(-1)?.status ?? 'placed',
      })),
    };
  });
  serve(gateway, fulfilmentContract.getFoundParcels, async ({ query }, context) => {
    requireServiceToken(context);
    return foundParcels(context, query);
  });
}

/** The turn that an operator reports, for one item or for all. */
type OperatorMove = { turn: OrderTurn; itemId?: string | undefined };
type MoveContext = Gateway & { log: FastifyBaseLogger };

async function moveOrder(context: MoveContext, { id: orderId }: Order, move: OperatorMove): Promise<void> {
  const { db } = context;
  const before = await itemsOnTheirWay(db, orderId);
  await db.transaction((tx) => confirmItems(context, tx, orderId));
  const confirmed = await itemsOnTheirWay(db, orderId);
  const isConfirmed = confirmed.some(({ history }, at) => history.length !== before[at]?.history.length);
  if (move.turn !== 'next' || !isConfirmed) {
    await book(context, orderId);
    await db.transaction(async (tx) => moveOn(context, tx, await lockOrder(tx, orderId), move));
  }
  await enqueueAdvance(db, orderId);
}

/**
 * Books the parcel of packed items, which must be booked before they can leave. Refuses with 503 if the courier does not
 * answer.
 */
async function book(context: MoveContext, orderId: string): Promise<void> {
  try {
    await sendParcel(context, orderId);
  } catch (error) {
    if (error instanceof OutboundUnavailable) throw refuse(503, 'courier_down', 'orders.move-courier-down');
    throw error;
  }
}

async function moveOn(
  context: MoveContext,
  tx: Queries,
  order: Order,
  { turn, itemId }: OperatorMove,
): Promise<void> {
  const at = new Date();
  const event = `operator-${randomUUID()}`;
  const moving = (await itemsOnTheirWay(tx, order.id)).flatMap((itemOnItsWay) => {
    const status =
      itemId === undefined || itemOnItsWay.item.id === itemId ? statusAfter(itemOnItsWay, turn) : undefined;
    return status && isPossible(itemOnItsWay.history, { status, at }) ? [{ ...itemOnItsWay, status }] : [];
  });
  if (moving.length === 0) throw refuse(409, 'nothing_moves', 'orders.move-nothing');
  const parcels = await parcelsByOrder(tx, [order.id]);
  const groups = Map.groupBy(moving, ({ item, status }) => `${status} ${item.parcelId}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const items = group.map(({ item }) => item);
    const { status } = first;
    const moved = await moveItems({ ...context, tx }, order, { items, status, actor: STAFF, at, event });
    const known = parcels.find(({ id }) => id === first.item.parcelId);
    if (!known) continue;
    const nextTry = { expectedDate: newDay(order, undefined), window: null };
    const parcel = status === 'delivery_failed' ? await storeExpectedDay(tx, known, nextTry) : known;
    await notifyMoved(tx, context, order, { items: moved, status, parcel, event: `${event}-${parcel.id}` });
  }
}

/** The status to which an item moves; undefined if it does not move. */
function statusAfter({ item, history }: ItemOnItsWay, turn: OrderTurn): ItemStatus | undefined {
  const stands = history.at(-1)?.status;
  if (!stands || hasEnded(history)) return undefined;
  if (turn !== 'next') return FROM[turn].includes(stands) ? turn : undefined;
  if (stands === 'confirmed') return lensPackageOf(item.details) ? 'lenses_cut' : 'packed';
  return stands === 'packed' && item.parcelId === null ? undefined : NEXT[stands];
}
