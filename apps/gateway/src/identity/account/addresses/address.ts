import type { Address } from '@lunette/checkout/contract';
import {
  addressFaults,
  addressForm,
  countryOf,
  isMobileNumber,
  nationalNumber,
  normalPostcode,
  type AddressFault,
  type AddressField,
  type CountryCode,
} from '@lunette/country-config';
import type { FieldText } from '../../../platform/http/refuse.ts';
import { visibleText } from '../../../platform/texts/visibleText.ts';

/** An address as it is stored: without invisible characters, with phone and postcode in their plain form. */
export function cleanAddress(address: Address): Address {
  const clean = Object.fromEntries(
    Object.entries(address).map(([field, value]) => [
      field,
      typeof value === 'string' ? visibleText(value) : value,
    ]),
  ) as Address;
  const { country, phone, alternatePhone, postcode } = clean;
  return {
    ...clean,
    phone: nationalNumber(phone, country),
    alternatePhone: alternatePhone && nationalNumber(alternatePhone, country),
    postcode: normalPostcode(postcode),
  };
}

/** The faults of an address for a country's store, as messages by field (O-27); empty if there are none. */
export function addressRefusals(address: Address, country: CountryCode): Record<string, FieldText> {
  if (address.country !== country) return { 'address.country': 'checkout.address-country' };
  const faults = Object.entries(addressFaults(address, country)) as [AddressField, AddressFault][];
  const fields = Object.fromEntries(
    faults.map(([field, fault]) => [`address.${field}`, wordsFor(field, fault, country)]),
  );
  if (address.alternatePhone && !isMobileNumber(address.alternatePhone, country))
    fields['address.alternatePhone'] = wordsFor('phone', 'phone', country);
  return fields;
}

function wordsFor(field: AddressField, fault: AddressFault, country: CountryCode): FieldText {
  if (fault === 'required') return `checkout.required-${field}`;
  if (fault === 'too_long') {
    const most = addressForm(country).find((input) => input.field === field)?.maxLength ?? 0;
    return { id: 'checkout.address-too_long', values: { most } };
  }
  if (fault === 'phone')
    return { id: 'checkout.address-phone', values: { digits: countryOf(country).maxMobileLength } };
  if (fault === 'postcode')
    return { id: 'checkout.address-postcode', values: { digits: country === 'US' ? 5 : 6 } };
  return `checkout.address-${fault}`;
}
