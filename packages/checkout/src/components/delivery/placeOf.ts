import { needsPostcode } from '@lunette/country-config';
import type { Address } from '../../contract/index.ts';

/** Where an order goes, as the gateway wants to be asked: by postcode where there is one, else by the saved address. */
export function placeOf({ country, postcode }: Address) {
  return { postcode: needsPostcode(country) ? postcode : undefined, country };
}
