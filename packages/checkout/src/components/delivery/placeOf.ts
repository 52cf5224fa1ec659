import { needsPostcode } from '@lunette/country-config';
import type { Address } from '../../contract/index.ts';

/** The place of a delivery as the arguments of a call: its postcode if it has one, else the saved address. */
export function placeOf({ country, postcode }: Address) {
  return { postcode: needsPostcode(country) ? postcode : undefined, country };
}
