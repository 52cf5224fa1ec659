import { reasonOf, statusOf } from '@lunette/api-client';
import { useRef, useState } from 'react';
import { useValidateVpaMutation } from '../../../../api/upi.ts';
import type { UpiFlow } from '../../../../contract/index.ts';
import { readVpa } from '../../../../rules/index.ts';
import { useText } from '../../../../text.ts';

/** The chosen way of UPI and the typed address, in the form of the call. */
export interface UpiRequest {
  flow: UpiFlow;
  vpa: string;
}

/**
 * The chosen way of UPI and the typed address, with the name of its account or what is wrong with it. An address that the
 * provider cannot check at the moment can be sent anyway.
 */
export function useUpiEntry() {
  const t = useText();
  const [flow, setFlow] = useState<UpiFlow>('collect');
  const [vpa, setVpa] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [holder, setHolder] = useState<string | null>(null);
  // Only a click sets this: the check when the field loses the focus must not disable the button that was just clicked.
  const [sending, setSending] = useState(false);
  const [validate] = useValidateVpaMutation();
  const latest = useRef<{ text: string; isGood: Promise<boolean> } | null>(null);

  function type(text: string) {
    setVpa(text);
    setFault(null);
    setHolder(null);
  }

  async function ask(text: string): Promise<boolean> {
    if (!readVpa(text)) {
      setFault(t('checkout.upi-fault'));
      return false;
    }
    const { data, error } = await validate({ body: { vpa: text } });
    if (latest.current?.text !== text) return false;
    if (data) setHolder(data.isValidVpa ? [data.name, data.bank].filter(Boolean).join(', ') : null);
    if (data?.isValidVpa === false) setFault(t('checkout.upi-unknown', { address: text.trim() }));
    if (statusOf(error) === 422) setFault(reasonOf(error, t('checkout.upi-fault')));
    return data?.isValidVpa ?? statusOf(error) !== 422;
  }

  /** Checks the typed address, once for each text. */
  function check(): Promise<boolean> {
    if (latest.current?.text === vpa) return latest.current.isGood;
    // Further calls meanwhile wait for the same answer.
    const checked = { text: vpa, isGood: Promise.resolve(false) };
    latest.current = checked;
    checked.isGood = ask(vpa);
    return checked.isGood;
  }

  async function submit(begin: (request: UpiRequest) => void) {
    if (flow !== 'collect') return begin({ flow, vpa: '' });
    setSending(true);
    const isGood = await check();
    setSending(false);
    if (isGood) begin({ flow, vpa: vpa.trim() });
    return undefined;
  }

  return { flow, setFlow, vpa, type, fault, holder, sending, check, submit };
}
