import { countryOf, isEmail, isMobileNumber } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSaveAbandonedLeadMutation, useSaveHtoLeadMutation } from '../../api/lead.ts';
import type { CheckoutLeads } from '../../contract/index.ts';
import type { CheckoutDraft } from './addressDraft.ts';

/**
 * The consents beside the contact (CHK-06). Call `settle` when a field loses the focus: it sends the consents whose contact is
 * complete, and again what could not be sent before. An error is not shown.
 */
export function useContactLeads(
  { getValues }: Pick<UseFormReturn<CheckoutDraft>, 'getValues'>,
  stored: CheckoutLeads,
) {
  const { country } = useLocale();
  const [saveAbandoned] = useSaveAbandonedLeadMutation();
  const [saveHto] = useSaveHtoLeadMutation();
  const abandoned = useLead(
    stored.abandonedLead,
    () => wholeOf(getValues('address.email'), isEmail),
    (email) => saveAbandoned({ body: email === null ? { consent: false } : { consent: true, email } }),
  );
  const hto = useLead(
    stored.htoLead,
    () => wholeOf(getValues('address.phone'), (phone) => isMobileNumber(phone, country)),
    (phone) => saveHto({ body: phone === null ? { consent: false } : { consent: true, phone } }),
  );
  return {
    abandoned,
    hto: countryOf(country).storeHomeTrial ? hto : null,
    settle: () => {
      abandoned.settle();
      hto.settle();
    },
  };
}

/** The consents beside the contact, as `useContactLeads` returns them. */
export type ContactLeads = ReturnType<typeof useContactLeads>;

function wholeOf(typed: string, isWhole: (text: string) => boolean): string | null {
  const text = typed.trim();
  return isWhole(text) ? text : null;
}

/** One consent. It is sent with its contact, and again if the contact changes. */
function useLead(
  state: CheckoutLeads['htoLead'],
  contact: () => string | null,
  save: (contact: string | null) => Promise<{ error?: unknown }>,
) {
  const [isGiven, setGiven] = useState(state === 'given');
  const sent = useRef<string | null>(null);
  const hasFailed = useRef(false);
  const last = useRef(Promise.resolve());
  const send = (next: string | null) => {
    sent.current = next;
    // One call after the other, so that the last decision arrives last.
    last.current = last.current.then(async () => {
      hasFailed.current = (await save(next)).error !== undefined;
    });
  };
  const sendNew = () => {
    const now = contact();
    if (now !== null && (hasFailed.current || now !== sent.current)) send(now);
  };
  return {
    isGiven,
    /** Whether the consent was used already; it is used once for each bag. */
    isOver: state === 'used',
    change: (given: boolean) => {
      setGiven(given);
      if (given) sendNew();
      else if (sent.current !== null || state === 'given') send(null);
    },
    settle: () => {
      if (isGiven) sendNew();
      else if (hasFailed.current) send(null);
    },
  };
}
