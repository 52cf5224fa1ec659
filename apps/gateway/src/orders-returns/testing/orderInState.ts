import { randomUUID } from 'node:crypto';
import { ItemStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import type { CallAs } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from './cancelling.ts';
import { courierStep, sendFulfilmentEvent } from './fakeFulfilment.ts';
import type { TestSystem } from './simulation/placeRandomOrder.ts';

/** A state of an order: the status of its item, or unpaid. */
export type State = ItemStatus | 'unpaid';
/** All states. */
export const STATES: readonly State[] = ['unpaid', ...ItemStatus.options];

/** An order of a guest, with its only item. */
export interface OrderInState {
  orderId: string;
  itemId: string;
  owner: CallAs;
}
const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const LATER = { sph: 'Call Me/Email Me for Power' };

/** The statuses from the confirmation to the delivery of an item; real calls reach the others. */
const WAY: readonly ItemStatus[] = [
  ...(['confirmed', 'lenses_cut', 'quality_check', 'packed', 'shipped'] as const),
  ...(['out_for_delivery', 'delivered'] as const),
];

/** An order of a guest in a state. */
export async function orderInState({ app, provider }: TestSystem, state: State): Promise<OrderInState> {
  const eye = state === 'waiting_for_power' ? { right: LATER, left: LATER } : POWER;
  const item = {
    productId: sentinels.inStockFrame,
    powerType: 'single_vision' as const,
    packageId: 'clear-156',
    prescription: eye,
  };
  const ready = await readyToPay(app, { items: [item] });
  const { orderId } =
    state === 'unpaid' ? (await pay(app, ready)).result : await payByCard(app, provider, ready);
  const [stored] = await itemsOf(app.db, orderId);
  const itemId = stored?.id ?? '';
  const of = { orderId, itemId, owner: { token: ready.token } };
  if (state === 'unpaid' || state === 'placed') return of;
  if (state === 'cancelled') {
    const { status } = await shopperWhoCancels(app)(orderId, ready.token, { refundMethod: 'source' });
    if (status !== 200) throw new Error('The order was not cancelled');
    return of;
  }
  const last = WAY.includes(state) ? state : state === 'waiting_for_power' ? 'placed' : 'out_for_delivery';
  const steps = state === 'waiting_for_power' ? ['waiting_for_power'] : WAY.slice(0, WAY.indexOf(last) + 1);
  for (const [at, status] of steps.entries())
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status, at)
      VALUES (${itemId}, ${status}, now() - make_interval(mins => ${steps.length - at}))`);
  if (state === 'delivery_failed' || state === 'returned_to_sender' || state === 'lost') {
    const { rows } = await app.db.execute<{ id: string }>(sql`
      INSERT INTO parcel (order_id, expected_on, courier_id) VALUES (${orderId}, current_date, ${randomUUID()}) RETURNING id`);
    const parcelId = rows[0]?.id ?? '';
    await app.db.execute(sql`UPDATE order_item SET parcel_id = ${parcelId} WHERE id = ${itemId}`);
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, state));
  }
  return of;
}
