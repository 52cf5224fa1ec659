import { powerOwner, type ShownPrescription } from '../rules/power/powerSection.ts';
import { usePowerText } from '../text.ts';

/** Whose power it is, in the reader's language; `your power` where nobody is named (RX-01). */
export function usePowerOwner(prescription: Pick<ShownPrescription, 'userName'> | null | undefined): string {
  const t = usePowerText();
  return powerOwner(prescription?.userName, t('power.yours'));
}
