import { useAttempt } from '@lunette/api-client';
import { Button, Checkbox, Message, useLocale, useToast } from '@lunette/ui-kit';
import type { FormEvent } from 'react';
import { FormProvider, useForm, type FieldPath, type ResolverResult } from 'react-hook-form';
import {
  AddressExtras,
  AddressFaultCount,
  AddressFields,
  addressDraftOf,
  writtenAddress,
  type AddressDraft,
  knownAddress,
  useAddressFaults,
  type PostcodeLookUp,
  useAddAddressMutation,
  useUpdateAddressMutation,
  fieldsOf,
  useReason,
  useCustomer,
} from '@lunette/session';
import type { SavedAddress } from '@lunette/session/contract';
import { useText } from '../../text.ts';
import { PlaceFinder } from './PlaceFinder.tsx';

/** The id by which the button in the panel's footer refers to the form. */
const ADDRESS_FORM = 'address-form';
/** With this shared key, form and button both see that an address is being saved. */
const SAVING = { fixedCacheKey: ADDRESS_FORM };

interface AddressEditorProps {
  /** The address to change; null for a new one. */
  address: SavedAddress | null;
  /** Whether the account has no address yet: the first one becomes the default. */
  isFirst: boolean;
  lookUp: PostcodeLookUp;
  onSaved: () => void;
  /** Called with the reason of a failure that belongs to no field, and with null when the form is sent again. */
  onFault: (fault: string | null) => void;
}

interface Draft {
  address: AddressDraft;
  defaultAddress: boolean;
}

/** A form for an address of the account, by the rules of the store's country. */
export function AddressEditor({ address, isFirst, lookUp, onSaved, onFault }: AddressEditorProps) {
  const t = useText();
  const { form, submit } = useAddressEditor({ address, onSaved, onFault });
  return (
    <FormProvider {...form}>
      <form id={ADDRESS_FORM} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <PlaceFinder />
        <AddressFields part="place" lookUp={lookUp} />
        <AddressFields part="contact" lookUp={lookUp} />
        <AddressExtras title={t('account.address-more')} />
        {!isFirst && !address?.defaultAddress && (
          <Checkbox {...form.register('defaultAddress')}>{t('account.address-as-default')}</Checkbox>
        )}
        <AddressFaultCount />
      </form>
    </FormProvider>
  );
}

/** The button in the panel's footer that sends the form of an address, below the reason of a failure. */
export function SaveAddress({ fault }: { fault: string | null }) {
  const t = useText();
  const [, adding] = useAddAddressMutation(SAVING);
  const [, updating] = useUpdateAddressMutation(SAVING);
  return (
    <div className="grid gap-3">
      {fault && <Message tone="bad">{fault}</Message>}
      <Button
        type="submit"
        form={ADDRESS_FORM}
        size="l"
        full
        loading={adding.isLoading || updating.isLoading}
      >
        {t('account.address-save')}
      </Button>
    </div>
  );
}

function useAddressEditor({
  address,
  onSaved,
  onFault,
}: Pick<AddressEditorProps, 'address' | 'onSaved' | 'onFault'>) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const faultsOf = useAddressFaults();
  const attempt = useAttempt();
  const { country } = useLocale();
  const { customer } = useCustomer();
  const [add] = useAddAddressMutation(SAVING);
  const [update] = useUpdateAddressMutation(SAVING);
  const form = useForm<Draft>({
    defaultValues: {
      address: addressDraftOf(address ?? (customer && knownAddress(customer, country))),
      defaultAddress: address?.defaultAddress ?? false,
    },
    mode: 'onTouched',
    resolver: (draft): ResolverResult<Draft> => {
      const faults = faultsOf(draft.address);
      return faults ? { values: {}, errors: { address: faults } } : { values: draft, errors: {} };
    },
  });
  const save = form.handleSubmit(async (draft) => {
    const body = {
      address: {
        addressType: address?.addressType ?? ('shipping' as const),
        ...writtenAddress(draft.address, country),
      },
      defaultAddress: draft.defaultAddress,
    };
    const { error } = address
      ? await update({ params: { addressId: address.id }, body })
      : await add({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(error);
    if (!error) {
      toast(t('account.address-saved'));
      onSaved();
      return;
    }
    const fields = Object.entries(fieldsOf(error));
    for (const [path, message] of fields)
      form.setError(path as FieldPath<Draft>, { type: 'gateway', message });
    if (fields[0]) form.setFocus(fields[0][0] as FieldPath<Draft>);
    else onFault(reason(error));
  });
  const submit = (event: FormEvent) => {
    onFault(null);
    return save(event);
  };
  return { form, submit };
}
