import { useAppSelector } from '@lunette/api-client';
import { PowerFields, SavedPowers, useSavedPowers, type PowerDraft } from '@lunette/prescription';
import { selectSignIn } from '@lunette/session';
import { ErrorState } from '@lunette/ui-kit';
import { useId } from 'react';
import type { Product } from '../../../contract/index.ts';
import { useProductText } from '../../../productText.ts';
import type { LensChoice } from '../lensChoice.ts';

interface SavedPowerStepProps {
  product: Product;
  choice: LensChoice;
  onUse: (draft: PowerDraft) => void;
}

/** The customer's saved powers in the lens panel; nothing for a guest or without saved powers. */
export function SavedPowerStep({ product, choice, onUse }: SavedPowerStepProps) {
  const t = useProductText();
  const heading = useId();
  const { isLogined } = useAppSelector(selectSignIn);
  const { prescriptions, failed, isFetching, retry } = useSavedPowers({ skip: !isLogined });
  if (prescriptions.length === 0 && !failed) return null;
  return (
    <section className="mb-8" aria-labelledby={heading}>
      <h3 id={heading} className="display mb-3 text-28">
        {t('power.saved')}
      </h3>
      {failed ? (
        <ErrorState
          title={t('power.saved-failed')}
          text={t('power.saved-failed-text')}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : (
        <PowerFields productId={product.id} powerType={choice.powerType}>
          {(range) => <SavedPowers prescriptions={prescriptions} range={range} onUse={onUse} />}
        </PowerFields>
      )}
    </section>
  );
}
