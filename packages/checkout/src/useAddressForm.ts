import {
  addressFaults,
  addressForm,
  countryOf,
  type AddressFault,
  type AddressField,
} from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { useForm, type FieldErrors, type FieldPath, type ResolverResult } from 'react-hook-form';
import { addressOf, draftOf, keptDraft, type AddressDraft } from './addressDraft.ts';
import { useSaveShippingAddressMutation } from './api.ts';
import type { Checkout } from './contract/index.ts';
import { useText } from './text.ts';

/** The address form of the page's country: checked by the country's rules, kept over a reload, corrected by the gateway. */
export function useAddressForm(checkout: Pick<Checkout, 'address' | 'giftMessage'>, onSaved: () => void) {
  const wordsFor = useFaultWords();
  const { country } = useLocale();
  const [save, { error }] = useSaveShippingAddressMutation();
  const form = useForm<AddressDraft>({
    defaultValues: draftOf(keptDraft(country).read(), checkout),
    mode: 'onTouched',
    resolver: (draft): ResolverResult<AddressDraft> => {
      const faults = Object.entries(addressFaults(draft.address, country)) as [AddressField, AddressFault][];
      if (faults.length === 0) return { values: draft, errors: {} };
      const address: FieldErrors<AddressDraft>['address'] = Object.fromEntries(
        faults.map(([field, fault]) => [field, { type: fault, message: wordsFor(field, fault) }]),
      );
      return { values: {}, errors: { address } };
    },
  });
  const { watch, setError, setFocus, handleSubmit } = form;

  useEffect(() => {
    const { unsubscribe } = watch((draft) => keptDraft(country).write(draft as AddressDraft));
    return unsubscribe;
  }, [watch, country]);

  const submit = handleSubmit(async (draft) => {
    const answer = await save({ body: addressOf(draft, country) });
    if (answer.data) {
      keptDraft(country).write(null);
      onSaved();
      return;
    }
    const fields = 'data' in answer.error ? Object.entries(answer.error.data.fields ?? {}) : [];
    for (const [path, message] of fields)
      setError(path as FieldPath<AddressDraft>, { type: 'gateway', message });
    if (fields[0]) setFocus(fields[0][0] as FieldPath<AddressDraft>);
  });

  return { form, submit, inputs: addressForm(country), refusal: error };
}

/** What to say about a faulty field, in the shopper's language. */
function useFaultWords() {
  const t = useText();
  const { country } = useLocale();
  return (field: AddressField, fault: AddressFault): string => {
    if (fault === 'required') return t(`checkout.required-${field}`);
    if (fault === 'too_long') {
      const most = addressForm(country).find((input) => input.field === field)?.maxLength;
      return t('checkout.fault-too_long', { most });
    }
    if (fault === 'phone') {
      const { maxMobileLength: digits } = countryOf(country);
      return t('checkout.fault-phone', { digits, country });
    }
    if (fault === 'postcode') return t('checkout.fault-postcode', { digits: country === 'US' ? 5 : 6 });
    return t(`checkout.fault-${fault}`);
  };
}
