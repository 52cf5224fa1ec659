import { and, count, desc, eq, sql } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orders, type Order, type StoredItem } from '../../../checkout/order/schema.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { orderAct, recordAct } from '../../acts/recordAct.ts';
import { cancelState } from '../../cancel/cancelState.ts';
import { goodsNames } from '../../goodsNames.ts';
import { notifyShopper } from '../../notifyShopper.ts';
import { orderUrl } from '../../orderUrl.ts';
import { itemsOnTheirWay } from '../itemHistory.ts';
import type { Parcel } from '../schema.ts';

type Context = Pick<Gateway, 'db' | 'settings' | 'texts'>;

const ACT = 'parcel_found';

/** Notes that a parcel of an order was delivered although it counts as lost; of what was not lost nothing is noted. */
export async function noteFoundGoods(
  context: Context,
  { id: parcelId, orderId }: Pick<Parcel, 'id' | 'orderId'>,
): Promise<void> {
  const isLost = async (db: Queries) =>
    (await itemsOnTheirWay(db, orderId)).filter(
      ({ item, history }) => item.parcelId === parcelId && history.some(({ status }) => status === 'lost'),
    );
  if ((await isLost(context.db)).length === 0) return;
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const lost = await isLost(tx);
    const { items } = await cancelState(tx, order);
    const goods = lost.map(({ item }) => {
      const entry = items.find((one) => one.item.id === item.id);
      // The new goods of an exchange are not taken out of their order before the old ones are looked at.
      return { item, pieces: entry?.lost || item.quantity };
    });
    await noteFound(tx, context, order, { parcelId, goods });
  });
}

interface Found {
  parcelId: string;
  /** The return whose refused pieces were in it. */
  returnId?: string;
  goods: { item: StoredItem; pieces: number }[];
}

/**
 * Notes once that a parcel which counts as lost was delivered after all, for our staff and for its shopper. What was paid for it
 * stays with its shopper, who may keep the goods too: nothing is taken back by itself. The caller has locked the order.
 */
export async function noteFound(
  tx: Queries,
  { settings, texts }: Pick<Context, 'settings' | 'texts'>,
  order: Order,
  { parcelId, returnId, goods }: Found,
): Promise<void> {
  const { id: orderId, language, country } = order;
  const isOfParcel = sql`${orderAct.details} ->> 'parcelId' = ${parcelId}`;
  const [noted] = await tx
    .select()
    .from(orderAct)
    .where(and(eq(orderAct.orderId, orderId), eq(orderAct.act, ACT), isOfParcel));
  if (noted) return;
  const names = goodsNames(order, goods);
  await recordAct(tx, {
    orderId,
    actor: { kind: 'courier', id: null },
    act: ACT,
    details: { parcelId, names, ...(returnId && { returnId }) },
  });
  const t = texts(language, country);
  const isPaid = (await refundsOf(tx, orderId)).some(({ status }) => status !== 'failed');
  const path = `/checkout/onepage/success/order-summary?orderId=${orderId}`;
  await notifyShopper(tx, order, {
    subject: t('orders.found-subject', { orderId }),
    lines: [t('orders.found-text', { names, isPaid: isPaid ? 'yes' : 'no' }), t('orders.found-choice')],
    link: { text: t('orders.mail-look'), url: orderUrl(settings, order, path) },
    key: `order.found-${parcelId}`,
  });
}

/** Parcels that were delivered although they count as lost, the newest first, with whom to ask about them. */
export async function foundParcels(
  { db }: Pick<Context, 'db'>,
  { page, 'page-size': size }: { page: number; 'page-size': number },
) {
  const isFound = eq(orderAct.act, ACT);
  const rows = await db
    .select()
    .from(orderAct)
    .innerJoin(orders, eq(orders.id, orderAct.orderId))
    .where(isFound)
    .orderBy(desc(orderAct.at), desc(orderAct.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(orderAct).where(isFound);
  return {
    parcels: rows.map(({ order_act: { orderId, details, at }, orders: { email, address, language } }) => ({
      id: String(details.parcelId),
      orderId,
      returnId: typeof details.returnId === 'string' ? details.returnId : null,
      names: String(details.names),
      foundAt: at.toISOString(),
      language,
      email,
      phone: address.phone,
    })),
    total: counted?.total ?? 0,
  };
}
