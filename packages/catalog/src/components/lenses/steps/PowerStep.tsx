import { commaOf } from '@lunette/country-config';
import { eyesOf, PowerFieldsSkeleton, PowerInWords, type PowerDraft } from '@lunette/prescription';
import { powerRows } from '@lunette/prescription/rules';
import { Choice, ChoiceGroup, useLocale } from '@lunette/ui-kit';
import { useId } from 'react';
import type { Product } from '../../../contract/index.ts';
import { useProductText } from '../../../productText.ts';
import { CompletedStep } from './CompletedStep.tsx';
import type { LensOffer } from '../useLensOffer.ts';
import { SavedPrescriptionStep } from './SavedPrescriptionStep.tsx';
import type { LensSelection } from '../useLensSelection.ts';
import type { SavedPrescriptionChoice } from '../useSavedPrescriptionChoice.ts';

interface PowerStepProps {
  product: Product;
  selection: LensSelection;
  /** Whether an eye test in a studio can be chosen. */
  hasStudios: boolean;
  offer: LensOffer;
  draft: PowerDraft;
  saved: SavedPrescriptionChoice;
  /** Called when a saved prescription is chosen. */
  onSaved: (draft: PowerDraft) => void;
}

/** The third step: whether the power is given now or after the order. */
export function PowerStep({ product, selection, hasStudios, offer, draft, saved, onSaved }: PowerStepProps) {
  const { language, list } = useLocale();
  const { choice, choose } = selection;
  const use = product.prescriptionType.find(({ id }) => id === choice.powerType);
  return (
    <>
      <CompletedStep
        title={[use?.title, offer.lens?.title].filter(Boolean).join(commaOf(language))}
        text={list(offer.coatings.map(({ title }) => title))}
        onChange={() => choose({ step: 'lenses' })}
      />
      {/* The choices wait for the saved prescriptions above them, so that they do not move when those arrive. */}
      {saved.isLoading ? (
        <PowerFieldsSkeleton />
      ) : (
        <>
          <SavedPrescriptionStep saved={saved} onUse={onSaved} />
          <PowerWays selection={selection} hasStudios={hasStudios} draft={draft} />
        </>
      )}
    </>
  );
}

/** The ways in which a power can be given. */
function PowerWays({
  selection: { choice, choose },
  hasStudios,
  draft,
}: Pick<PowerStepProps, 'selection' | 'hasStudios' | 'draft'>) {
  const t = useProductText();
  const name = useId();
  const eyes = eyesOf(draft);
  const begun = powerRows(eyes).length > 0;
  return (
    <ChoiceGroup legend={t('lenses.power.title')}>
      <Choice
        name={name}
        value="typed"
        title={begun && draft.userName ? draft.userName : t('lenses.power.typed')}
        end={begun && t('lenses.power.begun')}
        text={begun ? <PowerInWords eyes={eyes} /> : t('lenses.power.typed-text')}
        checked={choice.how === 'typed'}
        onChange={() => choose({ how: 'typed' })}
      />
      <Choice
        name={name}
        value="picture"
        title={t('lenses.power.picture')}
        end={draft.picture && t('lenses.power.picture-sent')}
        text={t('lenses.power.picture-text')}
        checked={choice.how === 'picture'}
        onChange={() => choose({ how: 'picture' })}
      />
      <Choice
        name={name}
        value="later"
        title={t('lenses.power.later')}
        text={t('lenses.power.later-text')}
        checked={choice.how === 'later'}
        onChange={() => choose({ how: 'later' })}
      />
      {hasStudios && (
        <Choice
          name={name}
          value="studio"
          title={t('lenses.power.studio')}
          text={t('lenses.power.studio-text')}
          checked={choice.how === 'studio'}
          onChange={() => choose({ how: 'studio' })}
        />
      )}
    </ChoiceGroup>
  );
}
