import { SavedPowers, type PowerDraft } from '@lunette/prescription';
import { ErrorState } from '@lunette/ui-kit';
import { useId } from 'react';
import { useProductText } from '../../../productText.ts';
import type { SavedPowerChoice } from '../useSavedPowerChoice.ts';

interface SavedPowerStepProps {
  saved: SavedPowerChoice;
  onUse: (draft: PowerDraft) => void;
}

/** The customer's saved powers in the lens panel; nothing for a guest or without saved powers. */
export function SavedPowerStep({ saved, onUse }: SavedPowerStepProps) {
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
        <SavedPowers prescriptions={prescriptions} range={range} onUse={onUse} />
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
