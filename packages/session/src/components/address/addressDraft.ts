import { onlyCityOf, westernDigits, type CountryCode } from '@lunette/country-config';
import type { CustomerAddress } from '../../contract/index.ts';

const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'alternatePhone',
  'email',
  'addressline1',
  'addressline2',
  'landmark',
  'locality',
  'city',
  'state',
  'postcode',
] as const satisfies readonly (keyof CustomerAddress)[];

/** The values of the address form while the shopper types: texts, and whether there is a lift. */
export type AddressDraft = Record<(typeof TEXT_FIELDS)[number] | 'floor', string> & {
  liftAvailable: boolean;
  gender: CustomerAddress['gender'];
};

/** The initial values of an address form: the saved address, otherwise empty values. */
export function addressDraftOf(saved: Partial<CustomerAddress> | null): AddressDraft {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, saved?.[field] ?? '']));
  return {
    ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
    floor: saved?.floor ? String(saved.floor) : '',
    liftAvailable: saved?.liftAvailable ?? false,
    gender: saved?.gender ?? '',
  };
}

/**
 * The address that is sent for a form: with its country, the city of a country that has only one, and a number for the floor,
 * whatever was typed.
 */
export function writtenAddress<Draft extends AddressDraft>(
  draft: Draft,
  country: CountryCode,
): Omit<Draft, 'floor'> & Pick<CustomerAddress, 'country' | 'floor'> {
  const floor = Number.parseInt(westernDigits(draft.floor), 10);
  return {
    ...draft,
    city: onlyCityOf(country) ?? draft.city,
    country,
    floor: Number.isNaN(floor) ? 0 : Math.max(0, Math.min(200, floor)),
  };
}

/** Whether a form holds a saved address without changes; other fields of the form are not compared. */
export function isSavedAddress(draft: AddressDraft, saved: CustomerAddress): boolean {
  const fields = Object.entries(addressDraftOf(saved)) as [keyof AddressDraft, unknown][];
  return fields.every(([field, value]) => draft[field] === value);
}
