import { Button, EmptyState, FocusGuard, lazyPart, Panel, useToast } from '@lunette/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type PostcodeLookUp,
  QueryState,
  useAddAddressMutation,
  useDeleteAddressMutation,
  useGetAddressesQuery,
  useReason,
} from '@lunette/session';
import type { SavedAddress } from '@lunette/session/contract';
import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { AccountSkeleton } from '../components/gate/AccountSkeleton.tsx';
import { AddressCard } from '../components/addresses/AddressCard.tsx';

// The form and its library are loaded when the customer opens the editor.
const load = () => import('../components/addresses/AddressEditor.tsx');
const AddressEditor = lazyPart(async () => (await load()).AddressEditor, { Waiting: AccountSkeleton });
/** The button is loaded with its form: a press before that would have no effect. */
const SaveAddress = lazyPart(async () => (await load()).SaveAddress, { Failed: () => null });

/** Props of `AddressesScreen`. */
export interface AddressesScreenProps {
  /** Looks up the place of a postcode, and whether the store delivers there. */
  lookUp: PostcodeLookUp;
}

/** The addresses of the account in the store's country; the default one is first (ACCT-02). */
export function AddressesScreen({ lookUp }: AddressesScreenProps) {
  const t = useText();
  const query = useGetAddressesQuery();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const addresses = query.currentData?.addresses;
  const { remove, removing } = useRemoval(addresses);
  const open = (next: SavedAddress | 'new') => {
    setEdited(next);
    setFault(null);
  };
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => open('new')}>
      {t('account.address-add')}
    </Button>
  );
  return (
    <AccountPage title={t('account.place-addresses')} text={t('account.addresses-text')}>
      {!addresses && <QueryState query={query} className="h-52" />}
      <FocusGuard>
        {addresses?.length === 0 && (
          <EmptyState
            title={t('account.addresses-none')}
            text={t('account.addresses-none-text')}
            action={add}
          />
        )}
        {addresses && addresses.length > 0 && (
          <>
            <ul className="grid gap-4 tablet:grid-cols-2">
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => open(address)}
                  isRemoving={removing === address.id}
                  onRemove={() => void remove(address)}
                />
              ))}
            </ul>
            <div>{add}</div>
          </>
        )}
      </FocusGuard>
      <Panel
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'account.address-add' : 'account.address-edit')}
        footer={<SaveAddress fault={fault} />}
      >
        <AddressEditor
          address={edited === 'new' ? null : edited}
          isFirst={addresses?.length === 0}
          lookUp={lookUp}
          onSaved={() => setEdited(null)}
          onFault={setFault}
        />
      </Panel>
    </AccountPage>
  );
}

/**
 * Deletes an address immediately; for some time a message offers to undo it. Only one is deleted at a time, since the next
 * card moves to the place of a deleted one.
 */
function useRemoval(addresses: readonly SavedAddress[] | undefined) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [remove] = useDeleteAddressMutation();
  const [add] = useAddAddressMutation();
  const [last, setLast] = useState<string | null>(null);
  // Until the list has been read again.
  const removing = addresses?.some(({ id }) => id === last) ? last : null;
  const putBack = async ({ id, defaultAddress, ...address }: SavedAddress) => {
    const { error } = await add({ body: { address, defaultAddress }, idempotencyKey: `back-${id}` });
    toast(error ? { text: reason(error), kind: 'error' } : t('account.address-back'));
  };
  const press = async (address: SavedAddress) => {
    if (removing !== null) return;
    setLast(address.id);
    const { error } = await remove({ params: { addressId: address.id } });
    if (error) {
      setLast(null);
      toast({ text: reason(error), kind: 'error' });
    } else
      toast({
        text: t('account.address-removed'),
        kind: 'update',
        action: { label: t('account.undo'), onPress: () => void putBack(address) },
      });
  };
  return { remove: press, removing };
}
