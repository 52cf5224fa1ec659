import { randomUUID } from 'node:crypto';
import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import { fakeProvider, type FakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import {
  completeCheckout,
  FRAME,
  pay,
  payByCard,
  readyToPay,
  type Ready,
} from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';

/** The body of a request that previews a return. */
export type ReturnRequest = Parameters<typeof call<typeof returnContract.previewReturn>>[2]['body'];
type Move = Parameters<typeof call<typeof returnContract.moveReturn>>[2]['body'];

/** Three frames of one kind. */
export const FRAMES: NewCartItem = { ...FRAME, quantity: 3 };
/** The headers of a caller with the service token. */
const SERVICE = { headers: { 'x-service-token': 'test-service-token' } };

/** A delivered order. */
export interface Delivered extends Ready {
  orderId: string;
  itemIds: string[];
}

/** A store whose tests return goods, with its payment provider and full stock. */
export async function returningStore() {
  const provider = await fakeProvider();
  const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
  await app.db.update(stock).set({ quantity: 900 });
  const shopper = shopperWhoReturns(app, provider);

  /** Brings a parcel to the warehouse, where `quantity` pieces of its first item are counted (by default all). */
  async function arrive(order: Delivered, returnId: string, quantity?: number) {
    await shopper.move(returnId, { to: 'picked_up' });
    const items = quantity === undefined ? undefined : [{ itemId: order.itemIds[0] ?? '', quantity }];
    return shopper.move(returnId, { to: 'received', ...(items && { items }) });
  }

  /** The amount that the provider has refunded of an order, in minor units. */
  async function sentBack(orderId: string): Promise<number> {
    await app.runJobs();
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT intent_id AS id FROM payment WHERE order_id = ${orderId}`,
    );
    const intents = rows.map(({ id }) => id);
    return provider.refunds
      .filter(({ id }) => intents.includes(id))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  return { app, provider, ...shopper, arrive, sentBack, pieces: () => piecesOnShelf(app.db) };
}

/** The calls of a shopper who returns delivered goods, and of the operator. */
export function shopperWhoReturns(app: TestGateway, provider: FakeProvider) {
  /** An order that was paid by card or in cash at the door, and was delivered some days ago. */
  async function delivered(
    items: NewCartItem[] = [FRAMES],
    { daysAgo = 2, token = '', isCash = false } = {},
  ): Promise<Delivered> {
    const ready = token ? await readyOf(token, items) : await readyToPay(app, { items });
    const { orderId } = isCash
      ? (await pay(app, ready, { paymentMethod: 'cod' })).result
      : await payByCard(app, provider, ready);
    await app.db.execute(
      sql`UPDATE payment SET status = 'paid' WHERE order_id = ${orderId} AND status = 'cash_due'`,
    );
    await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status, at)
    SELECT id, 'delivered', now() - make_interval(days => ${daysAgo}) FROM order_item WHERE order_id = ${orderId}`);
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM order_item WHERE order_id = ${orderId} ORDER BY id`,
    );
    return { ...ready, orderId, itemIds: rows.map(({ id }) => id) };
  }

  async function readyOf(token: string, items: NewCartItem[]): Promise<Ready> {
    for (const body of items) await call(app, cartContract.addItem, { body }, { token });
    return { token, total: await completeCheckout(app, token) };
  }

  const requestOf = (
    { itemIds }: Delivered,
    quantity: number,
    change: Partial<ReturnRequest> = {},
  ): ReturnRequest => ({
    items: [{ itemId: itemIds[0] ?? '', quantity, reason: 'does_not_fit' }],
    returnMode: 'warehouse',
    ...change,
  });
  const preview = ({ orderId, token }: Delivered, body: ReturnRequest) =>
    call(app, returnContract.previewReturn, { params: { orderId }, body }, { token });
  const confirm = (
    { orderId, token }: Delivered,
    body: ReturnRequest,
    previewToken: string,
    as: CallAs = {},
  ) =>
    call(
      app,
      returnContract.createReturn,
      { params: { orderId }, body: { ...body, preview: previewToken } },
      { token, idempotencyKey: randomUUID(), ...as },
    );
  const details = ({ orderId, token, itemIds }: Delivered, itemId = itemIds[0] ?? '') =>
    call(app, returnContract.getReturnDetails, { params: { orderId, itemId } }, { token });
  const move = (returnId: string, body: Move, as: CallAs = SERVICE) =>
    call(app, returnContract.moveReturn, { params: { returnId }, body }, as);
  const cancel = ({ orderId, token }: Delivered, returnId: string) =>
    call(
      app,
      returnContract.cancelReturn,
      { params: { orderId, returnId } },
      { token, idempotencyKey: randomUUID() },
    );
  const eligible = async ({ orderId, token }: Delivered) =>
    (await call(app, returnContract.getEligibility, { params: { orderId } }, { token })).result.items[0];

  /** Begins a return of pieces of the first item. */
  async function begin(order: Delivered, quantity: number, change: Partial<ReturnRequest> = {}) {
    const request = requestOf(order, quantity, change);
    const seen = (await preview(order, request)).result;
    const { result } = await confirm(order, request, seen.token);
    const [begun] = result.returns;
    if (!begun) throw new Error('No return has begun');
    return { ...begun, seen };
  }

  return { delivered, readyOf, requestOf, preview, confirm, details, move, cancel, eligible, begin };
}
