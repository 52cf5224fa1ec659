import { SavedPrescriptions, type PowerDraft } from '@lunette/prescription';
import { ErrorState } from '@lunette/ui-kit';
import { useId } from 'react';
import { useProductText } from '../../../productText.ts';
import type { SavedPrescriptionChoice } from '../useSavedPrescriptionChoice.ts';

interface SavedPrescriptionStepProps {
  saved: SavedPrescriptionChoice;
  onUse: (draft: PowerDraft) => void;
}

/** The customer's saved prescriptions in the lens panel; nothing for a guest or without saved prescriptions. */
export function SavedPrescriptionStep({ saved, onUse }: SavedPrescriptionStepProps) {
  const t = useProductText();
  const heading = useId();
  const { prescriptions, range, failed } = saved;
  if (!failed && !range) return null;
  return (
    <section className="mb-8" aria-labelledby={heading}>
      <h3 id={heading} className="display mb-3 text-28">
        {t('power.saved')}
      </h3>
      {range ? (
        <SavedPrescriptions prescriptions={prescriptions} range={range} onUse={onUse} />
      ) : (
        <ErrorState
          title={t('power.saved-failed')}
          text={t('power.saved-failed-text')}
          onRetry={saved.retry}
          retrying={saved.retrying}
        />
      )}
    </section>
  );
}
