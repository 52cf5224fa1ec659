import { Button, Message, useToast } from '@lunette/ui-kit';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useAddPasskeyMutation, useStartPasskeyRegistrationMutation } from '../../api/signIn.ts';
import { useText } from '../../text.ts';
import { makePasskey } from './passkey.ts';
import { useReason } from '../../useReason.ts';

interface AddPasskeyProps {
  onDone: () => void;
  /** Postpones it; without this prop there is no such button. */
  onLater?: () => void;
}

/** Creates a passkey on this device for a quick sign-in later. */
export function AddPasskey({ onDone, onLater }: AddPasskeyProps) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [start] = useStartPasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    setFault(null);
    const begun = await start();
    const made = begun.data && (await makePasskey(begun.data).catch((why: unknown) => faultOf(why)));
    if (begun.error) setFault(reason(begun.error));
    else if (made === 'session.passkey-known' || made === 'session.passkey-not-made') setFault(t(made));
    else if (made) {
      const { error } = await add({ body: { response: { ...made } } });
      if (error) setFault(reason(error));
      else {
        toast(t('session.passkey-added'));
        onDone();
      }
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('session.passkey-text')}</p>
      {fault && <Message tone="warn">{fault}</Message>}
      <div className="grid gap-2.5">
        <Button size="l" full icon={<Fingerprint aria-hidden />} loading={isBusy} onClick={() => void make()}>
          {t('session.passkey-add')}
        </Button>
        {onLater && (
          <Button kind="quiet" full onClick={() => onLater()}>
            {t('session.later')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A device reports that it already has a passkey of this account; any other failure counts as a cancellation. */
function faultOf(why: unknown): 'session.passkey-known' | 'session.passkey-not-made' {
  return why instanceof Error && why.name === 'InvalidStateError'
    ? 'session.passkey-known'
    : 'session.passkey-not-made';
}
