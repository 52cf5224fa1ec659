import { reasonOf, statusOf } from '@lunette/api-client';
import { commaOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useValidateVpaMutation } from '../../../../api/upi.ts';
import type { UpiFlow } from '../../../../contract/index.ts';
import { readVpa } from '../../../../rules/index.ts';
import { useText } from '../../../../text.ts';

/** The chosen way of UPI and the typed address, in the form of the call. */
export interface UpiRequest {
  flow: UpiFlow;
  vpa: string;
}

/** The result of the check of an address: the name of its account, or what is wrong with it. */
interface VpaResult {
  text: string;
  holder: string | null;
  fault: string | null;
}

/**
 * The chosen way of UPI and the typed address, with the name of its account or what is wrong with it. An address that the
 * provider cannot check at the moment can be sent anyway. `isChosen` says whether UPI is the chosen payment method;
 * `orderId` is the order to pay, if it exists already.
 */
export function useUpiEntry(isChosen: boolean, orderId: string | undefined) {
  const t = useText();
  const { language } = useLocale();
  const [flow, setFlow] = useState<UpiFlow>('collect');
  const [vpa, setVpa] = useState('');
  const [result, setResult] = useState<VpaResult | null>(null);
  // Only a click sets this: the check when the field loses the focus must not disable the button that was just clicked.
  const [sending, setSending] = useState(false);
  const [validate] = useValidateVpaMutation();
  const latest = useRef<{ text: string; isGood: Promise<boolean> } | null>(null);

  async function ask(text: string): Promise<boolean> {
    const show = (found: Partial<VpaResult>) => setResult({ text, holder: null, fault: null, ...found });
    if (!readVpa(text)) {
      show({ fault: t('checkout.upi-fault') });
      return false;
    }
    const { data, error } = await validate({ body: { vpa: text, orderId } });
    if (latest.current?.text !== text) return false;
    if (data?.isValidVpa) show({ holder: [data.name, data.bank].filter(Boolean).join(commaOf(language)) });
    else if (data) show({ fault: t('checkout.upi-unknown', { address: text.trim() }) });
    else if (statusOf(error) === 422) show({ fault: reasonOf(error, t('checkout.upi-fault')) });
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

  // What the shopper has chosen since, which a submit compares when its check has ended.
  const wanted = isChosen && flow === 'collect' ? vpa : null;
  const now = useRef(wanted);
  useEffect(() => {
    now.current = wanted;
    // A form that was left begins no payment.
    return () => {
      now.current = null;
    };
  }, [wanted]);

  async function submit(begin: (request: UpiRequest) => void) {
    if (flow !== 'collect') return begin({ flow, vpa: '' });
    setSending(true);
    const isGood = await check();
    setSending(false);
    if (isGood && now.current === vpa) begin({ flow, vpa: vpa.trim() });
    return undefined;
  }

  // The result of an address is shown whenever the field contains it, also after it was changed and typed again.
  const { fault = null, holder = null } = result?.text === vpa ? result : {};
  return { flow, setFlow, vpa, setVpa, fault, holder, sending, check, submit };
}
