import type { CartLine } from '@lunette/cart/contract';
import { isSent } from '@lunette/cart/rules';
import { arrivalAt, farthestZone, knownFarthestZone, type Zone } from '../catalog/delivery/delivery.ts';
import { knownZoneFor, zoneFor } from '../catalog/delivery/zoneFor.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Queries } from '../platform/database/database.ts';
import type { ReadCart, ReadLine } from './readCart.ts';

type ZoneContext = Pick<CallContext, 'country' | 'catalogDb'>;
type CartDestination = Pick<ReadCart, 'lines' | 'checkout' | 'home'>;

/**
 * The delivery zone of a cart: that of the address of its checkout, else of its customer's default address, else the zone of
 * the country that takes longest.
 */
export async function zoneOfCart(
  db: Queries,
  context: ZoneContext,
  cart: CartDestination,
): Promise<Zone | null> {
  const { country, catalogDb } = context;
  const address = addressOf(cart);
  if (cart.lines.length === 0) return null;
  const zone = address && (await zoneFor(db, country, address, catalogDb));
  return zone ?? farthestZone(db, country, catalogDb);
}

/** The delivery zone of a cart from cached data, without a query; null where none is cached. */
export function knownZoneOfCart({ country, catalogDb }: ZoneContext, cart: CartDestination): Zone | null {
  const address = addressOf(cart);
  const zone = address && knownZoneFor(catalogDb, country, address);
  return (zone === null ? knownFarthestZone(catalogDb, country) : zone) ?? null;
}

const addressOf = ({ checkout, home }: CartDestination) => checkout.address ?? home;

/** The day on which a line would arrive by itself; left out where nothing is sent, or it is sold out. */
export function arrivalOf(
  { details, sellable }: ReadLine,
  { kind, checkout }: Pick<ReadCart, 'kind' | 'checkout'>,
  country: CallContext['country'],
  zone: Zone | null,
): Pick<CartLine, 'deliveryDate'> {
  if (!zone || !sellable || kind === 'exchange' || !isSent([details])) return {};
  return {
    deliveryDate: arrivalAt(country, zone, checkout.deliveryOption ?? 'standard', details.labDays),
  };
}
