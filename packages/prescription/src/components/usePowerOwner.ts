import { powerOwner, type ShownPrescription } from '../rules/power/powerSection.ts';
import { usePowerText } from '../text.ts';

/** The owner of a power as text in the reader's language; `your power` if it has no name (RX-01). */
export function usePowerOwner(prescription: Pick<ShownPrescription, 'userName'> | null | undefined): string {
  const t = usePowerText();
  return powerOwner(prescription?.userName, t('power.yours'));
}
