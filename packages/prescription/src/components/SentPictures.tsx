import { sentPictures, type ShownPrescription } from '../rules/power/powerSection.ts';
import { usePowerText } from '../text.ts';

/** Says which pictures were sent with a prescription (RX-05); nothing if there are none. */
export function SentPictures({ prescription }: { prescription: ShownPrescription | null }) {
  const t = usePowerText();
  const what = sentPictures(prescription);
  return what !== 'none' && <p className="text-ink-soft">{t('power.section.pictures', { what })}</p>;
}
