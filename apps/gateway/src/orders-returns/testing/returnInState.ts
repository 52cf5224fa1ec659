import { RETURN_STATUSES, returnContract, type ReturnStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, type CallAs } from '../../platform/testing/testGateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { TestSystem } from './simulation/placeRandomOrder.ts';
import { shopperWhoReturns, type Delivered, type ReturnRequest } from './returning.ts';

type Kind = 'parcel' | 'claim';

/** The kinds and statuses of returns; a claim is never with a courier. */
export const RETURN_STATES: readonly (readonly [Kind, ReturnStatus])[] = [
  ...RETURN_STATUSES.map((status) => ['parcel', status] as const),
  ...(['requested', 'approved', 'inspected', 'refunded', 'rejected', 'cancelled'] as const).map(
    (status) => ['claim', status] as const,
  ),
];

/** A return of the only piece of an order. */
export interface ReturnInState {
  kind: Kind;
  status: ReturnStatus;
  order: Delivered;
  owner: CallAs;
  orderId: string;
  itemId: string;
  returnId: string;
  groupId: string;
  /** The courier's round that fetches it, and another possible one. */
  pickup: ReturnRequest['pickup'];
  otherPickup: NonNullable<ReturnRequest['pickup']>;
}

/** Creates a return of a guest or a customer and brings it to a status, with real calls where possible. */
export async function returnInState(
  { app, provider }: TestSystem,
  [kind, status]: readonly [Kind, ReturnStatus],
  isCustomer: boolean,
): Promise<ReturnInState> {
  const { delivered, begin, move, cancel } = shopperWhoReturns(app, provider);
  const token = isCustomer ? (await newCustomer(app)).token : '';
  const order = await delivered([FRAME], { token });
  const itemId = order.itemIds[0] ?? '';
  const rounds = await roundsFor({ app }, order);
  const [pickup, otherPickup] = [rounds[0], rounds.at(-1)];
  if (!pickup || !otherPickup) throw new Error('The courier has no rounds left');
  // An expired return was not fetched.
  const way =
    status === 'expired'
      ? ({ returnMode: 'warehouse' } as const)
      : ({ returnMode: 'schedule_pickup', pickup } as const);
  const { returnId, groupId } = await begin(
    order,
    1,
    kind === 'claim' ? { items: [{ itemId, quantity: 1, reason: 'not_arrived' }] } : way,
  );
  await reach();
  const { rows } = await app.db.execute(sql`SELECT status FROM order_return WHERE id = ${returnId}`);
  if (rows[0]?.status !== status) throw new Error(`The ${kind} is ${String(rows[0]?.status)}, not ${status}`);
  const owner = { token: order.token };
  const { orderId } = order;
  return { kind, status, order, owner, orderId, itemId, returnId, groupId, pickup, otherPickup };

  async function reach(): Promise<void> {
    const isParcel = kind === 'parcel';
    // A parcel is approved with its label at once; a claim is approved by an inspection.
    if (status === 'approved' || (isParcel && status === 'requested')) {
      await app.db.execute(sql`UPDATE order_return SET status = ${status} WHERE id = ${returnId}`);
      await app.db.execute(sql`
        DELETE FROM return_status_history
        WHERE return_id = ${returnId} AND status NOT IN ('requested', ${status})`);
      return;
    }
    if (status === 'requested' || status === 'label') return;
    if (status === 'cancelled') return void (await cancel(order, returnId));
    if (status === 'expired') {
      await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
      await enqueue(app.db, 'return.find-overdue', {});
      return app.runJobs();
    }
    if (isParcel) await move(returnId, { to: 'picked_up' });
    if (status === 'picked_up') return;
    if (status === 'rejected') return void (await move(returnId, { to: 'rejected', reason: 'It was worn.' }));
    if (isParcel) await move(returnId, { to: 'received' });
    if (status === 'received') return;
    await move(returnId, { to: 'inspected' });
    if (status === 'refunded') await app.runJobs();
  }
}

async function roundsFor({ app }: Pick<TestSystem, 'app'>, { token }: Delivered) {
  const { modes } = (
    await call(app, returnContract.getReturnModes, { query: { pincode: '411001' } }, { token })
  ).result;
  return modes
    .flatMap(({ days }) => days)
    .flatMap(({ date, slots }) => slots.filter(({ free }) => free > 0).map(({ from }) => ({ date, from })));
}
