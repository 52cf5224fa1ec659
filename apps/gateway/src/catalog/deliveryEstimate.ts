import type { DeliveryEstimate } from '@lunette/catalog/contract';
import { isPostcode, needsPostcode, type CountryCode } from '@lunette/country-config';
import type { CallContext } from '../platform/callContext.ts';
import { refuse } from '../platform/refuse.ts';
import { catalogueOf } from './catalogue.ts';
import { arrival, zoneOf } from './delivery.ts';
import { daysToMake, daysWithPower } from './labDays.ts';
import { findProduct } from './product.ts';

/** A city that people of a country know, for the message that asks for one. */
const EXAMPLE_CITY: Partial<Record<CountryCode, string>> = { AE: 'Dubai', SA: 'Riyadh', SG: 'Orchard' };

interface Asked {
  productId: string;
  place: string;
  country: CountryCode;
  isExpress: boolean;
}

/** When a product arrives at a place, as it is and with lenses that are ground to a power (PDP-08). */
export async function readDeliveryEstimate(
  { productId, place, country, isExpress }: Asked,
  context: Pick<CallContext, 'catalogDb' | 'language' | 'country'>,
): Promise<DeliveryEstimate> {
  refuseWrongPlace(country, place);
  const { one } = await findProduct({ ...context, country }, productId);
  const [catalogue, zone] = await Promise.all([
    catalogueOf(context.catalogDb),
    zoneOf(context.catalogDb, country, place),
  ]);
  const nothing = {
    serviceable: false,
    place: null,
    deliveryDate: null,
    deliveryDateWithPower: null,
    isExpress: false,
    cashOnDelivery: false,
  };
  if (!zone) return nothing;
  const express = isExpress && zone.expressDays !== null;
  const days = express ? (zone.expressDays ?? zone.days) : zone.days;
  const ready = daysToMake(one);
  const withPower = daysWithPower(catalogue, one);
  const now = new Date();
  return {
    serviceable: true,
    place: zone.words[context.language].place,
    deliveryDate: arrival(country, now, days + ready),
    deliveryDateWithPower: withPower === null ? null : arrival(country, now, days + withPower),
    isExpress: express,
    cashOnDelivery: zone.cashOnDelivery,
  };
}

/** A postcode of another country, or nothing where a city is asked for, is refused in words. */
export function refuseWrongPlace(country: CountryCode, place: string): void {
  const wrongCode = needsPostcode(country) && !isPostcode(place, country);
  if (wrongCode) throw refuse(422, 'postcode_invalid', `catalog.postcode-invalid.${country}`);
  const wrongPlace = !needsPostcode(country) && !/\p{L}/u.test(place) && !isPostcode(place, country);
  if (wrongPlace)
    throw refuse(422, 'place_invalid', 'catalog.place-invalid', { example: EXAMPLE_CITY[country] ?? '' });
}
