import { reorderContract } from '@lunette/cart/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { itemsOf, orderNotFound } from '../../checkout/order/ownOrder.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import type { EmailProof } from '../guestAccess/proof.ts';
import type { StoredItem } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse, Refusal } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { productNumberOf } from '../../cart/lines/addLine.ts';
import { putIntoCart } from '../../cart/lines/putIntoCart.ts';
import { openExchangeOf } from '../exchange/exchanges.ts';
import { cartAnswer } from '../../cart/cartAnswer.ts';
import { cartRows } from '../../cart/cartRows.ts';
import { makeOpenCart } from '../../cart/openCart.ts';
import { powerLater } from '../power/powerLater.ts';
import { choiceAgain } from './choiceAgain.ts';

/** Mounts the calls that put the goods of an order into the cart again, with the same choices at today's prices. */
export function reorderRoutes(gateway: Gateway): void {
  serve(gateway, reorderContract.reorder, async ({ body }, context) =>
    orderAgain(context, body.orderId, { email: body.emailId }),
  );

  serve(gateway, reorderContract.reorderOwn, async ({ params, query }, context) =>
    orderAgain(context, params.orderId, {}, query.itemId),
  );
}

async function orderAgain(
  context: CallContext<'guest'>,
  orderId: string,
  proof: EmailProof,
  itemId?: string,
) {
  const { db, country } = context;
  const { order, access } = await orderAccess(context, orderId, 'read', proof);
  if (order.country !== country) throw orderNotFound();
  const items = (await wantedItems(context, orderId)).filter(
    ({ id }) => itemId === undefined || id === itemId,
  );
  if (items.length === 0) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  return db.transaction(async (tx) => {
    const cartId = await makeOpenCart(tx, context);
    const results: { name: string; result: Awaited<ReturnType<typeof tryToPut>> }[] = [];
    for (const item of items)
      results.push({ name: item.details.name, result: await tryToPut(tx, context, cartId, item, access) });
    const missing = results.filter(({ result }) => result === 'missing').map(({ name }) => name);
    if (results.every(({ result }) => result === 'owned'))
      throw refuse(409, 'already_member', 'cart.already-member');
    if (results.every(({ result }) => result !== 'put'))
      throw refuse(422, 'out_of_stock', 'cart.reorder-none');
    return { ...(await cartAnswer(tx, context, cartId)), missing };
  });
}

/** The goods of an order; in the cart of an exchange only the goods that are exchanged (CART-16). */
async function wantedItems(context: CallContext<'guest'>, orderId: string): Promise<StoredItem[]> {
  const items = await itemsOf(context.db, orderId);
  if (context.cartKind !== 'exchange') return items;
  const open = await openExchangeOf(context.db, context);
  if (open?.orderId !== orderId) throw refuse(409, 'no_exchange', 'cart.no-exchange');
  return items.filter(({ id }) => id === open.itemId);
}

/**
 * Puts goods into the cart. They are `missing` if they are not available any more, and `owned` if they are a membership that
 * the customer has already, which is known before anything is written. */
async function tryToPut(
  tx: Queries,
  context: CallContext<'guest'>,
  cartId: string,
  item: StoredItem,
  access: OrderAccess['access'],
): Promise<'put' | 'missing' | 'owned'> {
  try {
    const again = choiceAgain({ ...item, prescription: prescriptionFor(access, item.prescription) });
    const rows = await cartRows(tx, context, cartId, productNumberOf(again));
    await putIntoCart(tx, context, { cartId, rows }, again);
    return 'put';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'already_member' ? 'owned' : 'missing';
  }
}

/**
 * The prescription that a caller may order again. A power is health data: a caller with the e-mail address alone gets none.
 * A picture can only be used by its owner: a caller with the code of the order gets the typed powers, or none.
 */
function prescriptionFor(
  access: OrderAccess['access'],
  prescription: Prescription | null,
): Prescription | null {
  if (!prescription || access === 'owner') return prescription;
  if (access === 'masked' || prescription.imageFileName) return powerLater(prescription);
  return { ...prescription, pdImageFileName: undefined };
}
