import { westernDigits, type CountryCode } from '@lunette/country-config';
import type { CustomerAddress, NewCustomerAddress } from '../contract/index.ts';

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

/** What the address form holds while somebody types: texts, and whether there is a lift. */
export type AddressDraft = Record<(typeof TEXT_FIELDS)[number] | 'floor', string> & {
  liftAvailable: boolean;
};

/** The form of an address as it opens: what is saved, else nothing. */
export function addressDraftOf(saved: Partial<CustomerAddress> | null): AddressDraft {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, saved?.[field] ?? '']));
  return {
    ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
    floor: saved?.floor ? String(saved.floor) : '',
    liftAvailable: saved?.liftAvailable ?? false,
  };
}

/** What is sent of a form: the country of the store, and a number for the floor, whatever was typed. */
export function writtenAddress<Draft extends AddressDraft>(
  draft: Draft,
  country: CountryCode,
): Omit<Draft, 'floor'> & Pick<NewCustomerAddress, 'country' | 'gender'> & { floor: number } {
  const floor = Number.parseInt(westernDigits(draft.floor), 10);
  return {
    gender: '',
    ...draft,
    country,
    floor: Number.isNaN(floor) ? 0 : Math.max(0, Math.min(200, floor)),
  };
}
