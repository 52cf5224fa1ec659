import { paths } from '@lunette/api-client/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orders, type Order, type StoredItem } from '../../../checkout/order/schema.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/readPage.ts';
import type { Actor } from '../../../platform/events.ts';
import type { Gateway, MessageContext } from '../../../platform/gateway.ts';
import { orderAct, recordAct } from '../../acts/recordAct.ts';
import { faultsOf, lostPieces } from '../../cancel/cancelledPieces.ts';
import { goodsNames } from '../../messages/goodsNames.ts';
import { notifyShopper } from '../../messages/notifyShopper.ts';
import { orderUrl } from '../../messages/orderUrl.ts';
import { itemsOnTheirWay } from '../itemHistory.ts';
import type { Parcel } from '../schema.ts';

const COURIER = { kind: 'courier', id: null } as const;

/**
 * The acts that record a found parcel: it was delivered although it counts as lost or was stopped, or it is a return that
 * has arrived although it counts as lost.
 */
const FOUND = {
  parcel_found: { arrived: 'shopper', text: 'orders.found' },
  stopped_found: { arrived: 'shopper', text: 'orders.found-stopped' },
  return_found: { arrived: 'warehouse', text: 'orders.found-return' },
} as const;
type FoundAct = keyof typeof FOUND;
const ACTS = Object.keys(FOUND) as FoundAct[];

function isFoundAct(act: string): act is FoundAct {
  return Object.hasOwn(FOUND, act);
}

/**
 * Records that a parcel of an order was delivered although it counts as lost or was stopped. Does nothing for any other parcel.
 */
export async function recordFoundGoods(
  context: MessageContext & Pick<Gateway, 'db'>,
  { id: parcelId, orderId }: Pick<Parcel, 'id' | 'orderId'>,
): Promise<void> {
  const gone = async (db: Queries, how: 'lost' | 'cancelled') =>
    (await itemsOnTheirWay(db, orderId)).filter(
      ({ item, history }) => item.parcelId === parcelId && history.at(-1)?.status === how,
    );
  for (const how of ['lost', 'cancelled'] as const) {
    if ((await gone(context.db, how)).length === 0) continue;
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const found = await gone(tx, how);
      const lost = await lostPieces(tx, [orderId]);
      const faults = await faultsOf(tx, orderId);
      // Lost new goods of an exchange are not cancelled before the old goods are inspected: then all their pieces count.
      const piecesOf = ({ id, quantity }: StoredItem) =>
        how === 'lost' ? (lost.get(id) ?? quantity) : (faults.get(id)?.filter(Boolean).length ?? quantity);
      const goods = found.map(({ item }) => ({ item, pieces: piecesOf(item) }));
      const act = how === 'lost' ? 'parcel_found' : 'stopped_found';
      await recordFoundParcel(tx, context, order, { act, parcelId, goods });
    });
  }
}

interface FoundParcel {
  act: FoundAct;
  /** The actor who reports it; by default the courier. */
  actor?: Actor;
  parcelId: string;
  /** The return whose pieces were in it. */
  returnId?: string;
  goods: { item: StoredItem; pieces: number }[];
}

/**
 * Records once that a parcel that counts as lost or stopped has arrived, and notifies the staff and its shopper. The shopper
 * keeps the refund and may keep the goods: the gateway takes nothing back. The caller has locked the order.
 */
export async function recordFoundParcel(
  tx: Queries,
  { settings, texts }: MessageContext,
  order: Order,
  { act, actor = COURIER, parcelId, returnId, goods }: FoundParcel,
): Promise<void> {
  const { id: orderId, language, country } = order;
  const isOfParcel = sql`${orderAct.details} ->> 'parcelId' = ${parcelId}`;
  const [noted] = await tx
    .select()
    .from(orderAct)
    .where(and(eq(orderAct.orderId, orderId), eq(orderAct.act, act), isOfParcel));
  if (noted) return;
  const names = goodsNames(order, goods);
  await recordAct(tx, {
    orderId,
    actor,
    act,
    details: { parcelId, names, ...(returnId && { returnId }) },
  });
  const t = texts(language, country);
  const isPaid = (await refundsOf(tx, orderId)).some(({ status }) => status !== 'failed');
  const path = paths.orderSummary(orderId);
  const { arrived, text } = FOUND[act];
  await notifyShopper(tx, order, {
    subject: t(`orders.found-subject-${arrived}`, { orderId }),
    lines: [
      t(`${text}-text`, { names, isPaid: isPaid ? 'yes' : 'no' }),
      ...(arrived === 'shopper' ? [t('orders.found-choice')] : []),
    ],
    link: { text: t('orders.mail-look'), url: orderUrl(settings, order, path) },
    key: `order.found-${parcelId}`,
  });
}

/** Parcels that have arrived although they count as lost or stopped, the newest first, with the contact of their shopper. */
export async function foundParcels(
  { db }: Pick<Gateway, 'db'>,
  query: { page: number; 'page-size': number },
) {
  const isFound = inArray(orderAct.act, ACTS);
  const listed = db
    .select()
    .from(orderAct)
    .innerJoin(orders, eq(orders.id, orderAct.orderId))
    .where(isFound)
    .orderBy(desc(orderAct.at), desc(orderAct.id));
  const { rows, total } = await readPage(listed, db.$count(orderAct, isFound), query);
  return {
    parcels: rows.map(
      ({ order_act: { orderId, act, details, at }, orders: { email, address, language } }) => ({
        id: String(details.parcelId),
        orderId,
        arrived: isFoundAct(act) ? FOUND[act].arrived : 'shopper',
        returnId: typeof details.returnId === 'string' ? details.returnId : null,
        names: String(details.names),
        foundAt: at.toISOString(),
        language,
        email,
        phone: address.phone,
      }),
    ),
    total,
  };
}
