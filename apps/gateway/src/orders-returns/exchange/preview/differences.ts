import { fromMinor } from '@lunette/country-config';
import { lineDetails } from '../../../catalog/product/lineDetails.ts';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { withOldLenses } from '../../../cart/lines/putIntoCart.ts';
import { oldGoods } from './exchangeBasis.ts';
import { madeAs } from '../cart/exchangeCart.ts';
import { priceNew } from './newGoods.ts';
import type { StoredExchange } from '../schema.ts';

/**
 * The difference in price between products and the old goods, with the same lenses (CATG-09); products that cannot have
 * these lenses are left out.
 */
export async function exchangeDifferences(
  context: CallContext<'guest'>,
  exchange: StoredExchange,
  ids: readonly string[],
) {
  const { quantity, orderId } = exchange;
  const { old, order } = await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    return { order: locked, old: await oldGoods(tx, locked, exchange) };
  });
  const made = madeAs(old.item, quantity);
  const choices = ids.map((productId) => withOldLenses({ productId }, made));
  const found = await lineDetails(context.db, context, choices);
  return found.flatMap((details) => {
    if (!details || details.faults.length > 0) return [];
    const { totals } = priceNew(order, { details, quantity }, old);
    return [
      {
        productId: details.productId,
        difference: fromMinor(totals.total - old.worth, order.currencyCode),
      },
    ];
  });
}
