import { reasonOf, useAttempt } from '@lunette/api-client';
import {
  addressDraftOf,
  isSavedAddress,
  knownAddress,
  useAddAddressMutation,
  writtenAddress,
  type AddressDraft,
  type Customer,
  type SavedAddress,
} from '@lunette/session';
import { useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import type { CheckoutDraft } from './addressDraft.ts';
import type { Checkout } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useAddressForm } from './useAddressForm.ts';

interface AddressStepsOptions {
  checkout: Checkout;
  customer: Customer | null;
  /** The addresses of the account; undefined if they could not be loaded. */
  saved: SavedAddress[] | undefined;
  onSaved: () => void;
}

/** The form of the first two steps, with an address of the account or a typed one, which can be saved in the account. */
export function useAddressSteps({ checkout, customer, saved, onSaved }: AddressStepsOptions) {
  const { country } = useLocale();
  const known = customer && knownAddress(customer, country);
  const keepAddress = useKeepAddress();
  const [keep, setKeep] = useState(false);
  const { form, ...rest } = useAddressForm(checkout, saved?.[0] ?? known, (draft) => {
    if (keep && chosen === null) void keepAddress(draft, saved?.length === 0);
    onSaved();
  });
  const [chosen, setChosen] = useState(
    () => saved?.find((address) => isSavedAddress(form.getValues('address'), address))?.id ?? null,
  );
  // A typed address is kept while an address of the account is chosen.
  const [typed, setTyped] = useState<AddressDraft | null>(null);
  const choose = (address: SavedAddress | null) => {
    const draft = form.getValues();
    const { comment } = draft.address;
    if (chosen === null) setTyped(draft.address);
    setChosen(address?.id ?? null);
    const shown = address ? addressDraftOf(address) : (typed ?? addressDraftOf(known));
    form.reset({ ...draft, address: { ...shown, comment } });
  };
  return { form, ...rest, chosen, choose, keep, setKeep };
}

/** Returns a function that saves the address of an order in the account and shows the result in a toast. */
function useKeepAddress() {
  const t = useText();
  const toast = useToast();
  const { country } = useLocale();
  const [add] = useAddAddressMutation();
  const attempt = useAttempt();
  return async ({ address }: CheckoutDraft, isFirst: boolean) => {
    // The note for the courier belongs to this order only.
    const own: AddressDraft & { comment?: string } = { ...address };
    delete own.comment;
    const body = {
      address: { ...writtenAddress(own, country), addressType: 'shipping' as const },
      defaultAddress: isFirst,
    };
    const { error } = await add({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(error);
    toast(
      error
        ? { text: reasonOf(error, t('checkout.offline')), kind: 'error' }
        : t('checkout.address-in-account'),
    );
  };
}
