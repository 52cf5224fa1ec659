import type { CountryCode } from '@lunette/country-config';
import type { Customer, CustomerAddress } from '../../contract/index.ts';

/** What is known of a customer before they give an address: name, e-mail, and their number if it is one of the country. */
export function knownAddress(
  { firstName, lastName, email, telephone, countryCode, gender }: Customer,
  country: CountryCode,
): Partial<CustomerAddress> {
  return {
    firstName,
    lastName,
    gender,
    email: email ?? '',
    phone: countryCode === country ? (telephone ?? '') : '',
  };
}
