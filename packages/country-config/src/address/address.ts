import { commaOf, countryOf, type CountryCode, type Language } from '../country/country.ts';
import { isEmail } from './email.ts';
import { isMobileNumber } from './phone.ts';
import { isPostcode, needsPostcode } from './postcode.ts';
import { stateCode, stateName, statesOf } from './states.ts';

/** A field of an address. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'addressline1'
  | 'addressline2'
  | 'landmark'
  | 'locality'
  | 'city'
  | 'state'
  | 'postcode';

/** One input of a country's address form: whether it is required and its maximum number of characters. */
export interface AddressInput {
  field: AddressField;
  required: boolean;
  maxLength: number;
}

/** The inputs of a country's address form, in the order in which addresses are written there. */
export function addressForm(country: CountryCode): AddressInput[] {
  const line = (field: AddressField, required: boolean, maxLength: number): AddressInput => ({
    field,
    required,
    maxLength,
  });
  return [
    line('firstName', true, 60),
    line('lastName', country !== 'SG', 60),
    line('phone', true, 20),
    line('email', true, 120),
    ...(needsPostcode(country) ? [line('postcode', true, 10)] : []),
    line('addressline1', true, 120),
    line('addressline2', false, 120),
    ...(country === 'US' ? [] : [line('locality', !needsPostcode(country) && country !== 'SG', 80)]),
    line('landmark', false, 80),
    ...(onlyCityOf(country) ? [] : [line('city', true, 60)]),
    ...(statesOf(country).length > 0 ? [line('state', true, 60)] : []),
    ...(country === 'SG' ? [line('postcode', false, 6)] : []),
  ];
}

/** The city of every address in a country that is a single city, where the form does not ask for it; otherwise null. */
export function onlyCityOf(country: CountryCode): string | null {
  return country === 'SG' ? 'Singapore' : null;
}

/** What is wrong with a field of an address. */
export type AddressFault = 'required' | 'too_long' | 'email' | 'phone' | 'postcode' | 'state';

/** Checks an address by the rules of a country and returns the faults by field; an empty object if it is valid. */
export function addressFaults(
  address: Partial<Record<AddressField, string | null | undefined>>,
  country: CountryCode,
): Partial<Record<AddressField, AddressFault>> {
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  for (const { field, required, maxLength } of addressForm(country)) {
    const text = address[field]?.trim() ?? '';
    const fault = faultOf(field, text, required, maxLength, country);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(
  field: AddressField,
  text: string,
  required: boolean,
  maxLength: number,
  country: CountryCode,
): AddressFault | null {
  if (text === '') return required ? 'required' : null;
  if (text.length > maxLength) return 'too_long';
  if (field === 'email' && !isEmail(text)) return 'email';
  if (field === 'phone' && !isMobileNumber(text, country)) return 'phone';
  if (field === 'postcode' && !isPostcode(text, country)) return 'postcode';
  if (field === 'state' && !statesOf(country).includes(text)) return 'state';
  return null;
}

type Place = Partial<Record<'city' | 'state' | 'postcode', string | null | undefined>> & {
  country?: string | undefined;
};

/** City, state and postcode as on an envelope of the country: `Chicago, IL 60603`, or `Pune 411001`, `Maharashtra`. */
export function placeLines({ city, state, postcode, country }: Place, language: Language = 'en'): string[] {
  const lines =
    country === 'US'
      ? [[city, [state && stateCode(state), postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
      : [
          [city, postcode].filter(Boolean).join(' '),
          state && ![state, stateName(state, language)].includes(city ?? '')
            ? stateName(state, language)
            : '',
        ];
  return lines.filter((line) => line !== '');
}

/** An address on one line, in the order of an envelope, with its state in the reader's language. */
export function addressLine(
  address: Partial<Record<AddressField, string | null | undefined>> & { country?: string },
  language: Language = 'en',
): string {
  const { firstName, lastName, addressline1, addressline2, locality } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, addressline1, addressline2, locality, ...placeLines(address, language)]
    .filter(Boolean)
    .join(commaOf(language));
}

/** Whether cash on delivery is offered in a country. */
export function offersCashOnDelivery(country: CountryCode): boolean {
  return countryOf(country).cashOnDelivery;
}
