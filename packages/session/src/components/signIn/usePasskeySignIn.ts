import { useState } from 'react';
import { usePasskeyAuthenticateMutation, useStartPasskeyMutation } from '../../api/signIn.ts';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { askForPasskey, isAskingForPasskey, provePasskey } from '../linking/passkey.ts';
import { useSignInOrigin } from './useSignInOrigin.ts';
import { useReason } from '../../useReason.ts';

/**
 * Signs in with a passkey of the device. With `inField` it waits without a message until the shopper chooses one in a
 * field.
 */
export function usePasskeySignIn(onEntered: (answer: SignedIn) => void) {
  const t = useText();
  const reason = useReason();
  const place = useSignInOrigin();
  const [start] = useStartPasskeyMutation();
  const [authenticate] = usePasskeyAuthenticateMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const attempt = async (inField: boolean): Promise<void> => {
    const tell = (text: string | null) => !inField && setFault(text);
    tell(null);
    setBusy(!inField);
    const begun = await start();
    if (inField && isAskingForPasskey()) return;
    if (begun.error) tell(reason(begun.error));
    const response = begun.data && (await provePasskey(begun.data, inField).catch(() => null));
    if (response === null) tell(t('session.passkey-none'));
    if (response) {
      const { data, error } = await authenticate({ body: { response: { ...response }, place } });
      if (data) onEntered(data);
      else setFault(reason(error));
    }
    setBusy(false);
  };
  const signIn = async (inField = false): Promise<void> => {
    if (!inField) await askForPasskey(() => attempt(false));
    else if (!isAskingForPasskey()) await attempt(true);
  };
  return { signIn, isBusy, fault };
}
