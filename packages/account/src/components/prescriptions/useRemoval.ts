import type { SavedPrescription } from '@lunette/prescription/contract';
import { useReason } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useRemoveSavedPrescriptionMutation } from '../../api/savedPrescriptions.ts';
import { useText } from '../../text.ts';

/** The key of a saved prescription: ids are unique for each source. */
export const keyOf = ({ source, id }: Pick<SavedPrescription, 'source' | 'id'>): string => `${source}-${id}`;

/** Removes saved prescriptions; `removing` has the keys of those whose call is running. */
export function useRemoval() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [send] = useRemoveSavedPrescriptionMutation();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const remove = async (prescription: SavedPrescription) => {
    const key = keyOf(prescription);
    if (removing.includes(key)) return;
    setRemoving((now) => [...now, key]);
    const { source, id } = prescription;
    const { error } = await send({ params: { source, prescriptionId: id } });
    setRemoving((now) => now.filter((one) => one !== key));
    toast(
      error
        ? { text: reason(error), kind: 'error' }
        : { text: t('account.prescription-removed'), kind: 'update' },
    );
  };
  return { remove, removing };
}
