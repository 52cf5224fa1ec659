import { countryOfPhoneCode, type CountryCode } from '@lunette/country-config';
import type { Customer, CustomerAddress } from '../../contract/index.ts';

/** The known values of a new address: the customer's name, e-mail, and number if it is one of the country. */
export function knownAddress(
  { firstName, lastName, email, telephone, phoneCode, gender }: Customer,
  country: CountryCode,
): Partial<CustomerAddress> {
  return {
    firstName,
    lastName,
    gender,
    email: email ?? '',
    phone: countryOfPhoneCode(phoneCode) === country ? (telephone ?? '') : '',
  };
}
