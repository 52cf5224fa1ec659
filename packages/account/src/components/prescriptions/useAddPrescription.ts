import { useAttempt } from '@lunette/api-client';
import type { AddedPowerType, Prescription } from '@lunette/prescription/contract';
import { fieldsOf, useReason } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddSavedPrescriptionMutation } from '../../api/savedPrescriptions.ts';
import { useText } from '../../text.ts';

/**
 * Saves a prescription in the account; `faults` says, as texts, why the last attempt failed, until `changed` is called.
 */
export function useAddPrescription(onSaved: () => void) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const attempt = useAttempt();
  const [send, { isLoading }] = useAddSavedPrescriptionMutation();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = async (body: { powerType: AddedPowerType; prescription: Prescription }) => {
    setFaults([]);
    const { error } = await send({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(error);
    if (error) {
      const ofFields = Object.values(fieldsOf(error));
      setFaults(ofFields.length > 0 ? [...new Set(ofFields)] : [reason(error)]);
      return;
    }
    // The panel returns the focus before the list changes.
    flushSync(onSaved);
    toast(t('account.prescription-saved'));
  };
  const changed = () => setFaults([]);
  return { add, changed, isLoading, faults };
}
