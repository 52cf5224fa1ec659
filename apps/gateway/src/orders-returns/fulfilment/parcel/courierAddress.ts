import { countryOf } from '@lunette/country-config';
import type { Order } from '../../../checkout/order/schema.ts';

/** The address of an order in the format of the courier. */
export function courierAddress({ address, country }: Pick<Order, 'address' | 'country'>) {
  const { firstName, lastName = '', addressline1, addressline2 = '', locality = '' } = address;
  return {
    name: `${firstName} ${lastName}`.trim(),
    lines: [addressline1, addressline2, locality].filter(Boolean).join(', '),
    city: address.city,
    postcode: address.postcode ?? '',
    country: address.country,
    phone: `${countryOf(country).phoneCode}${address.phone}`,
  };
}
