import { Dialog } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { storedValue, storeValue } from '../../browser/storedValues.ts';
import { useText } from '../../text.ts';
import { canStorePasskeys } from '../linking/passkey.ts';
import { AddPasskey } from '../linking/AddPasskey.tsx';
import { LinkEmail } from '../linking/LinkEmail.tsx';

/** The facts about a sign-in that decide what its customer is offered next. */
export interface SignInOutcome {
  /** Whether the account is new and has no e-mail address. */
  asksEmail: boolean;
  withPasskey: boolean;
}

interface AfterSignInProps {
  outcome: SignInOutcome;
  onDone: () => void;
}

/**
 * The offers after a sign-in: to add an e-mail address to a new account, and to create a passkey once on a device that
 * can store one.
 */
export function AfterSignIn({ outcome: { asksEmail, withPasskey }, onDone }: AfterSignInProps) {
  const t = useText();
  const [offers, setOffers] = useState<('email' | 'passkey')[]>(asksEmail ? ['email'] : []);
  useEffect(() => {
    if (withPasskey || storedValue('passkeyOffered') !== null) return undefined;
    let isGone = false;
    void canStorePasskeys().then((does) => {
      if (!does || isGone) return;
      storeValue('passkeyOffered', '1');
      setOffers((before) => [...before, 'passkey']);
    });
    return () => {
      isGone = true;
    };
  }, [withPasskey]);
  const [offer] = offers;
  const next = () => {
    if (offers.length === 1) onDone();
    setOffers(offers.slice(1));
  };
  return (
    <Dialog
      open={offer !== undefined}
      onClose={next}
      title={
        <span className="display text-28">
          {t(offer === 'email' ? 'session.welcome-title' : 'session.passkey-title')}
        </span>
      }
    >
      {offer === 'email' && <LinkEmail onDone={next} onLater={next} />}
      {offer === 'passkey' && <AddPasskey onDone={next} onLater={next} />}
    </Dialog>
  );
}
