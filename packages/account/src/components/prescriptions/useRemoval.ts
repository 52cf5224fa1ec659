import type { SavedPrescription } from '@lunette/prescription/contract';
import { useReason } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useRemoveSavedPrescriptionMutation } from '../../api/savedPrescriptions.ts';
import { useText } from '../../text.ts';

/** The key of a saved prescription: ids are unique for each source. */
export const keyOf = ({ source, id }: Pick<SavedPrescription, 'source' | 'id'>): string => `${source}-${id}`;

/** Removes saved prescriptions; `removing` is the key of one that is still listed. Only one is removed at a time. */
export function useRemoval(prescriptions: readonly SavedPrescription[] | undefined) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [send] = useRemoveSavedPrescriptionMutation();
  const [last, setLast] = useState<string | null>(null);
  // Until the list has been read again.
  const removing = prescriptions?.some((one) => keyOf(one) === last) ? last : null;
  const remove = async (prescription: SavedPrescription) => {
    if (removing !== null) return;
    setLast(keyOf(prescription));
    const { source, id } = prescription;
    const { error } = await send({ params: { source, prescriptionId: id } });
    if (error) setLast(null);
    toast(
      error
        ? { text: reason(error), kind: 'error' }
        : { text: t('account.prescription-removed'), kind: 'update' },
    );
  };
  return { remove, removing };
}
