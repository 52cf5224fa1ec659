import { Button, Message } from '@lunette/ui-kit';
import { Fingerprint, Mail } from 'lucide-react';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { knowsPasskeys } from '../linking/passkey.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

interface OtherSignInMethodsProps {
  onEntered: (answer: SignedIn) => void;
  /** Changes from the code to e-mail and password. */
  onEmail?: () => void;
}

/** The other methods to sign in: a passkey, e-mail and password, identity providers. */
export function OtherSignInMethods({ onEntered, onEmail }: OtherSignInMethodsProps) {
  const t = useText();
  const passkey = usePasskeySignIn(onEntered);
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-14 text-ink-soft">
        <span className="flex-1 border-t border-line" />
        {t('session.or')}
        <span className="flex-1 border-t border-line" />
      </p>
      <div className="grid gap-2.5">
        {knowsPasskeys() && (
          <Button
            kind="second"
            full
            icon={<Fingerprint aria-hidden />}
            loading={passkey.isBusy}
            onClick={() => void passkey.signIn()}
          >
            {t('session.passkey-use')}
          </Button>
        )}
        {onEmail && (
          <Button kind="second" full icon={<Mail aria-hidden />} onClick={() => onEmail()}>
            {t('session.email-and-password')}
          </Button>
        )}
        <SocialButtons />
      </div>
      {passkey.fault && <Message tone="warn">{passkey.fault}</Message>}
    </div>
  );
}
