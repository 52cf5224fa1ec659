import { reasonOf, type ApiError } from '@lunette/api-client';
import { savedCampaign, storedValue, storeValue } from '@lunette/session';
import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState, useSyncExternalStore } from 'react';
import {
  useCapturePhoneMutation,
  useClosePhoneCaptureMutation,
  useConsentToTextsMutation,
} from '../../api/marketing.ts';
import { hasExpired, nextExpiry } from '../../rules/phoneCapture.ts';
import { useText } from '../../text.ts';

interface Asked {
  phone: string;
  phoneCode: string;
  /** The expiry that the gateway has stored. */
  storedExpiry: string | null;
}

/**
 * The state of the phone capture: whether the customer is still to be asked, the answer, and the reason of a failure. The
 * answer in another tab and on another device counts too.
 */
export function usePhoneCapture({ phone, phoneCode, storedExpiry }: Asked) {
  const t = useText();
  const expiry = useSyncExternalStore(subscribe, readExpiry, () => null);
  const [openedAt] = useState(() => Date.now());
  const [isClosed, setClosed] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isSending = useRef(false);
  const [capture, captured] = useCapturePhoneMutation();
  const [consent, consented] = useConsentToTextsMutation();
  const [sendClosed] = useClosePhoneCaptureMutation();
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFault(null);
    const campaign = savedCampaign();
    const jsonData = { phone, phoneCode, ...(campaign && { campaign }) };
    const { error } = await inTurn(
      () => capture({ body: { jsonData } }),
      () => consent({ body: { collectionData: { phone } } }),
    );
    if (error) setFault(reasonOf(error, t('marketing.capture-offline')));
    isSending.current = false;
  };
  const close = () => {
    storeValue('phoneCaptureExpiry', nextExpiry('closed', Date.now()));
    setClosed(true);
    void sendClosed();
  };
  return {
    isDue: !isClosed && hasExpired(expiry, openedAt) && hasExpired(storedExpiry, openedAt),
    isLoading: captured.isLoading || consented.isLoading,
    isSuccess: consented.isSuccess,
    fault,
    submit,
    close,
  };
}

type Sent = PromiseLike<{ error?: ApiError | SerializedError }>;

/** Makes the second call once the first one has succeeded. */
async function inTurn(first: () => Sent, second: () => Sent) {
  const sent = await first();
  return sent.error ? sent : second();
}

const readExpiry = () => storedValue('phoneCaptureExpiry');

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
