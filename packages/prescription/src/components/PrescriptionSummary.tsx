import type { ReactNode } from 'react';
import { powerSection, type ShownPrescription } from '../rules/power/powerSection.ts';
import { usePowerText } from '../text.ts';
import { EYES } from '../rules/finding.ts';
import { eyeInWords, PowerOfEye } from './PowerInWords.tsx';
import { powerSourceText } from './powerSourceText.ts';
import { SentPictures } from './SentPictures.tsx';
import { usePowerOwner } from './usePowerOwner.ts';

interface PrescriptionSummaryProps {
  prescription: ShownPrescription;
  /** Shown instead of values that are missing. */
  status?: ReactNode;
}

/**
 * A prescription in short, where no table may be shown (RX-04): its owner, and each eye on a line that wraps; or a note that
 * its picture was sent, or that the store will ask for the power.
 */
export function PrescriptionSummary({ prescription, status }: PrescriptionSummaryProps) {
  const t = usePowerText();
  const owner = usePowerOwner(prescription);
  const section = powerSection(prescription);
  const shownEyes = EYES.flatMap((eye) => {
    const power = prescription[eye];
    return section === 'POWER_GRID' && power && eyeInWords(power).length > 0 ? [{ eye, power }] : [];
  });
  return (
    <div className="min-w-0 text-14">
      <p className="font-semibold break-words first-letter:uppercase">
        <bdi>{owner}</bdi>
      </p>
      {shownEyes.map(({ eye, power }) => (
        <p key={eye}>
          <PowerOfEye eye={eye} power={power} />
        </p>
      ))}
      {shownEyes.length === 0 && (
        <p className="text-ink-soft">{status ?? t(powerSourceText(prescription))}</p>
      )}
      <SentPictures prescription={prescription} />
    </div>
  );
}
