import { Button, Dialog, FocusGuard, useToast } from '@lunette/ui-kit';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import {
  AddPasskey,
  QueryState,
  useGetPasskeysQuery,
  useReason,
  useRemovePasskeyMutation,
} from '@lunette/session';
import { onSingleClick } from '../../rules/onSingleClick.ts';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { useDateTime } from '../page/useDateTime.ts';

/** The passkeys of the account, one for each device, for a quick sign-in. */
export function PasskeysSection() {
  const t = useText();
  const query = useGetPasskeysQuery();
  const [isAdding, setAdding] = useState(false);
  const passkeys = query.currentData?.passkeys;
  return (
    <AccountSection title={t('account.passkeys')} text={t('account.passkeys-text')}>
      {passkeys ? (
        <FocusGuard>
          {passkeys.length > 0 && (
            <ul className="mb-4 grid">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <Button kind="second" icon={<Fingerprint aria-hidden />} onClick={() => setAdding(true)}>
            {t('session.passkey-add')}
          </Button>
        </FocusGuard>
      ) : (
        <QueryState query={query} className="h-12" />
      )}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('session.passkey-add')}>
        <AddPasskey onDone={() => setAdding(false)} />
      </Dialog>
    </AccountSection>
  );
}

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  backedUp: boolean;
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt, backedUp } }: { passkey: Passkey }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const dateTime = useDateTime();
  const [remove, { isLoading, isSuccess }] = useRemovePasskeyMutation();
  const removeIt = async () => {
    const { error } = await remove({ params: { passkeyId: id } });
    toast(error ? { text: reason(error), kind: 'error' } : t('account.passkey-removed', { name }));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-14 text-ink-soft">
          {[
            t('account.passkey-since', { date: dateTime(createdAt, false) }),
            lastUsedAt && t('account.passkey-used', { date: dateTime(lastUsedAt, false) }),
            backedUp && t('account.passkey-backed-up'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        kind="second"
        size="s"
        loading={isLoading || isSuccess}
        aria-label={t('account.remove-named', { name })}
        onClick={onSingleClick(() => void removeIt())}
      >
        {t('account.remove')}
      </Button>
    </li>
  );
}
