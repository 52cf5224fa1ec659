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
 * The delivery zone of a cart: the zone of the address chosen at its checkout, or of its customer's default address if there
 * is none; if that is unknown too, the zone of the country with the longest delivery. Null for an empty cart.
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

/** The delivery zone of a cart from cached data, without a query; null if none is cached. */
export function knownZoneOfCart({ country, catalogDb }: ZoneContext, cart: CartDestination): Zone | null {
  const address = addressOf(cart);
  const zone = address && knownZoneFor(catalogDb, country, address);
  return (zone === null ? knownFarthestZone(catalogDb, country) : zone) ?? null;
}

const addressOf = ({ checkout, home }: CartDestination) => checkout.address ?? home;

/**
 * The day on which a line would arrive if it were sent alone; absent if it is sold out, is not sent or belongs to an
 * exchange, or if there is no zone.
 */
export function lineArrival(
  { details, blockedBy }: ReadLine,
  { kind, checkout }: Pick<ReadCart, 'kind' | 'checkout'>,
  country: CallContext['country'],
  zone: Zone | null,
): Pick<CartLine, 'deliveryDate'> {
  if (!zone || blockedBy || kind === 'exchange' || !isSent([details])) return {};
  return {
    deliveryDate: arrivalAt(country, zone, checkout.deliveryOption ?? 'standard', details.labDays),
  };
}
