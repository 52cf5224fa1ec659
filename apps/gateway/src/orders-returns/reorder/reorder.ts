import { reorderContract, type NewCartItem } from '@lunette/cart/contract';
import { itemsOf, orderNotFound } from '../../checkout/order/ownOrder.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import type { Proof } from '../guestAccess/proof.ts';
import type { StoredItem } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse, Refusal } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { addLine, wantedProduct } from '../../cart/lines/addLine.ts';
import { cartAnswer } from '../../cart/cartAnswer.ts';
import { cartRows } from '../../cart/cartRows.ts';
import { makeOpenCart } from '../../cart/openCart.ts';

/** Mounts ordering again: the goods of an order go into the cart as they were chosen, at the prices of today. */
export function reorderRoutes(gateway: Gateway): void {
  serve(gateway, reorderContract.reorder, async ({ body }, context) =>
    orderAgain(context, body.orderId, { email: body.emailId }),
  );

  serve(gateway, reorderContract.reorderOwn, async ({ params, query }, context) =>
    orderAgain(context, params.orderId, {}, query.itemId),
  );
}

async function orderAgain(context: CallContext<'guest'>, orderId: string, proof: Proof, itemId?: string) {
  const { db, country } = context;
  const { order, access } = await orderAccess(context, orderId, 'read', proof);
  if (order.country !== country) throw orderNotFound();
  const isWhole = access !== 'masked';
  const items = (await itemsOf(db, orderId)).filter(({ id }) => itemId === undefined || id === itemId);
  if (items.length === 0) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  return db.transaction(async (tx) => {
    const cartId = await makeOpenCart(tx, context);
    const missing: string[] = [];
    for (const item of items)
      if (!(await puts(tx, context, cartId, item, isWhole))) missing.push(item.details.name);
    if (missing.length === items.length) throw refuse(422, 'out_of_stock', 'cart.reorder-none');
    return { ...(await cartAnswer(tx, context, cartId)), missing };
  });
}

/** Whether goods could be put into the cart: what cannot be had any more is refused before anything is written. */
async function puts(
  tx: Queries,
  context: CallContext<'guest'>,
  cartId: string,
  item: StoredItem,
  isWhole: boolean,
): Promise<boolean> {
  try {
    const again = choiceAgain(item, isWhole);
    const rows = await cartRows(tx, context, cartId, wantedProduct(again));
    await addLine(tx, context, { cartId, rows }, again);
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}

/** The choice behind ordered goods. A power is health data: only who sees the whole order gets it back. */
function choiceAgain(
  { productId, quantity, prescription, details }: StoredItem,
  isWhole: boolean,
): NewCartItem {
  const oids = (type: StoredItem['details']['options'][number]['type']) =>
    details.options.filter((option) => option.type === type).map(({ oid }) => oid);
  return {
    productId,
    quantity,
    powerType: details.powerType ?? undefined,
    packageId: oids('lens_package')[0],
    coatingIds: oids('coating'),
    prescription: (isWhole ? prescription : null) ?? undefined,
  };
}
