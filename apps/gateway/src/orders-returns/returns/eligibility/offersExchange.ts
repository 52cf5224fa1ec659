import { configurationOf } from '../../../configuration/configurationOf.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';

/**
 * Whether returns of an order offer exchanges: only on the store of its country, whose goods it is exchanged for; there
 * always in the phone storefront, and in the desktop storefront if the configuration enables it (RET-10, O-31).
 */
export async function offersExchange(
  {
    catalogDb,
    client,
    country,
    language,
  }: Pick<CallContext, 'catalogDb' | 'client' | 'country' | 'language'>,
  order: Pick<Order, 'country'>,
): Promise<boolean> {
  if (order.country !== country) return false;
  if (client === 'mobilesite') return true;
  const { exchange } = await configurationOf(catalogDb, ['exchange'], { country, language });
  return exchange?.desktop === 'ON';
}
