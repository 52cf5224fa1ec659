import {
  addressFaults,
  addressForm,
  countryOf,
  type AddressFault,
  type AddressField,
  type CountryCode,
} from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { FieldError } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';

/** The errors of an address form, by field. */
export type AddressErrors = Partial<Record<AddressField, FieldError>>;

/**
 * Checks an address by the rules of a country, by default the page's; the messages are in the shopper's language.
 */
export function useAddressFaults(given?: CountryCode): (draft: AddressDraft) => AddressErrors | null {
  const t = useText();
  const { country: here } = useLocale();
  const country = given ?? here;
  const wordsFor = (field: AddressField, fault: AddressFault): string => {
    if (fault === 'required') return t(`session.required-${field}`, { country });
    if (fault === 'too_long') {
      const most = addressForm(country).find((input) => input.field === field)?.maxLength;
      return t('session.fault-too_long', { most });
    }
    if (fault === 'phone') {
      const { maxMobileLength: digits } = countryOf(country);
      return t('session.fault-phone', { digits, country });
    }
    if (fault === 'postcode') return t('session.fault-postcode', { digits: country === 'US' ? 5 : 6 });
    return t(`session.fault-${fault}`);
  };
  return (draft) => {
    const faults = Object.entries(addressFaults(draft, country)) as [AddressField, AddressFault][];
    if (faults.length === 0) return null;
    return Object.fromEntries(
      faults.map(([field, fault]) => [field, { type: fault, message: wordsFor(field, fault) }]),
    );
  };
}
