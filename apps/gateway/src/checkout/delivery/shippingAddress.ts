import { Address } from '@lunette/checkout/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { savedAddresses } from '../../identity/account/addresses/savedAddresses.ts';
import { addressRefusals } from '../../identity/account/addresses/address.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';

/**
 * The shipping address of an order: the entered address. If there is none, the default address of the signed-in customer,
 * provided that it is complete and the store delivers there (CHK-01).
 */
export async function shippingAddress(
  db: Queries,
  { session, country }: Pick<CallContext<'guest'>, 'session' | 'country'>,
  entered: Address | null,
): Promise<Address | null> {
  if (entered || session.customerId === null) return entered;
  const [first] = await savedAddresses(db, { customerId: session.customerId, country });
  if (!first?.defaultAddress) return null;
  const address = Address.parse({ ...first, addressType: 'billing' });
  const isWhole = Object.keys(addressRefusals(address, country)).length === 0;
  return isWhole && (await zoneFor(db, country, address)) ? address : null;
}
