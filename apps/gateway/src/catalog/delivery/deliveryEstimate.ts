import { shippingFee, TERMS } from '@lunette/cart/rules';
import type { DeliveryEstimate } from '@lunette/catalog/contract';
import { countryOf, fromMinor, isPostcode, needsPostcode, type CountryCode } from '@lunette/country-config';
import type { CatalogContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { type Catalogue, type CatalogProduct } from '../catalogue.ts';
import { chooseLens, type ChosenLens } from '../lenses/chooseLens.ts';
import { arrivalAt, deliveryTypesIn, zoneOf, type Zone } from './delivery.ts';
import { daysFor, daysToMake, daysWithPower } from '../lenses/labDays.ts';
import { lensPriceOf } from '../lenses/lensOffer.ts';
import { findProduct } from '../product/product.ts';
import type { LineChoice } from '../product/lineDetails.ts';

/** A well-known city of a country, for the message that asks for a city or area. */
const EXAMPLE_CITY: Partial<Record<CountryCode, string>> = { AE: 'Dubai', SA: 'Riyadh', SG: 'Orchard' };

interface EstimateQuery extends LineChoice {
  place: string;
  country: CountryCode;
  isExpress: boolean;
}

/**
 * When a product arrives at a place, and what each delivery option costs (PDP-08): for each power type, or with the
 * chosen lenses. Refuses lenses that the product is not offered with.
 */
export async function readDeliveryEstimate(
  query: EstimateQuery,
  context: CatalogContext,
): Promise<DeliveryEstimate> {
  const { productId, place, country, isExpress } = query;
  refuseWrongPlace(country, place);
  const { catalogue, product } = findProduct({ ...context, country }, productId);
  const chosen = chosenLenses(catalogue, product, query);
  const zone = await zoneOf(context.catalogDb, country, place);
  if (!zone) return NOT_SERVED;
  const type = isExpress && zone.expressDays !== null ? 'express' : 'standard';
  const withPower = daysWithPower(catalogue, product, country);
  return {
    serviceable: true,
    place: zone.words[context.language].place,
    deliveryDate: arrivalAt(country, zone, type, daysToMake(product)),
    deliveryDateWithPower: withPower === null ? null : arrivalAt(country, zone, type, withPower),
    isExpress: type === 'express',
    cashOnDelivery: zone.cashOnDelivery,
    ways: deliveryWays(catalogue, product, zone, { country, powerType: query.powerType, chosen }),
  };
}

const NOT_SERVED: DeliveryEstimate = {
  serviceable: false,
  place: null,
  deliveryDate: null,
  deliveryDateWithPower: null,
  isExpress: false,
  cashOnDelivery: false,
  ways: [],
};

function deliveryWays(
  catalogue: Catalogue,
  product: CatalogProduct,
  zone: Zone,
  {
    country,
    powerType,
    chosen,
  }: Pick<EstimateQuery, 'country' | 'powerType'> & { chosen: ChosenLens | null },
): DeliveryEstimate['ways'] {
  const powerTypes = product.model.powerTypes.filter((type) => !powerType || type === powerType);
  const days = chosen
    ? [{ powerType: chosen.powerType, labDays: chosen.labDays }]
    : powerTypes.length === 0
      ? [{ powerType: null, labDays: daysToMake(product) }]
      : powerTypes.map((type) => ({
          powerType: type,
          labDays: daysFor(catalogue, product, type, country),
        }));
  const price = (product.prices[country]?.selling ?? 0) + (chosen ? lensSum(catalogue, chosen, country) : 0);
  const alone = [{ price, quantity: 1, classification: product.model.classification }];
  return deliveryTypesIn(zone).map((type) => ({
    type,
    price: fromMinor(shippingFee(alone, [], TERMS[country], type), countryOf(country).currencyCode),
    days: days.map(({ powerType, labDays }) => ({
      powerType,
      deliveryDate: arrivalAt(country, zone, type, labDays),
    })),
  }));
}

/** The lenses of the query; null if it names no package and no coating. A power is not part of the query. */
function chosenLenses(
  catalogue: Catalogue,
  product: CatalogProduct,
  query: EstimateQuery,
): ChosenLens | null {
  const { powerType, packageId, coatingIds = [] } = query;
  if (powerType && !product.model.powerTypes.includes(powerType))
    throw refuse(422, 'power_type_unsuitable', 'catalog.power-type-unsuitable');
  if (!packageId && coatingIds.length === 0) return null;
  const chosen = chooseLens(catalogue, product, query);
  const fault = chosen.faults.find(({ field }) => field !== 'prescription');
  if (fault) throw refuse(422, fault.code, fault.textId, fault.values);
  return chosen;
}

function lensSum(catalogue: Catalogue, { parts }: ChosenLens, country: CountryCode): number {
  return parts.reduce(
    (sum, { row, included }) => sum + (included ? 0 : lensPriceOf(catalogue, country, row.id)),
    0,
  );
}

/**
 * Refuses with 422 a place that is neither a postcode of the country nor, where it has none, a name; the message says
 * what is expected.
 */
export function refuseWrongPlace(country: CountryCode, place: string): void {
  const wrongCode = needsPostcode(country) && !isPostcode(place, country);
  if (wrongCode) throw refuse(422, 'postcode_invalid', `catalog.postcode-invalid.${country}`);
  const wrongPlace = !needsPostcode(country) && !/\p{L}/u.test(place) && !isPostcode(place, country);
  if (wrongPlace)
    throw refuse(422, 'place_invalid', 'catalog.place-invalid', { example: EXAMPLE_CITY[country] ?? '' });
}
