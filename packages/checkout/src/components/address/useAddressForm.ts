import { fieldsOf, useAddressFaults, type CustomerAddress } from '@lunette/session';
import { useLocale } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { useForm, type FieldPath, type ResolverResult } from 'react-hook-form';
import { addressOf, draftOf, savedDraft, type CheckoutDraft } from './addressDraft.ts';
import { useLazyLookUpPostcodeQuery, useSaveShippingAddressMutation } from '../../api/checkout.ts';
import type { Checkout } from '../../contract/index.ts';

/**
 * The address form of the page's country. It is validated by the country's rules and survives a reload. `known` is the
 * initial value if nothing was entered; `onSaved` gets the values that were sent.
 */
export function useAddressForm(
  checkout: Pick<Checkout, 'address' | 'giftMessage'>,
  known: Partial<CustomerAddress> | null,
  onSaved: (draft: CheckoutDraft) => void,
) {
  const faultsOf = useAddressFaults();
  const { country } = useLocale();
  const [save, { error }] = useSaveShippingAddressMutation();
  const [ask] = useLazyLookUpPostcodeQuery();
  const form = useForm<CheckoutDraft>({
    defaultValues: draftOf(savedDraft(country).read(), checkout, known),
    mode: 'onTouched',
    resolver: (draft): ResolverResult<CheckoutDraft> => {
      const address = faultsOf(draft.address);
      return address ? { values: {}, errors: { address } } : { values: draft, errors: {} };
    },
  });
  const { watch, setError, setFocus, handleSubmit } = form;

  useEffect(() => {
    const { unsubscribe } = watch((draft) => savedDraft(country).write(draft as CheckoutDraft));
    return unsubscribe;
  }, [watch, country]);

  const submit = handleSubmit(async (draft) => {
    const answer = await save({ body: addressOf(draft, country) });
    if (answer.data) {
      savedDraft(country).write(null);
      onSaved(draft);
      return;
    }
    const fields = Object.entries(fieldsOf(answer.error));
    for (const [path, message] of fields)
      setError(path as FieldPath<CheckoutDraft>, { type: 'gateway', message });
    if (fields[0]) setFocus(fields[0][0] as FieldPath<CheckoutDraft>);
  });

  const lookUp = async (pincode: string) =>
    (await ask({ params: { pincode }, query: { country } }, true)).data ?? null;

  // What is wrong with a field of the address is shown beside it, until the field is corrected.
  const isBeside = Object.keys(fieldsOf(error)).some((path) => path.startsWith('address.'));
  return { form, submit, lookUp, refusal: isBeside ? undefined : error };
}
