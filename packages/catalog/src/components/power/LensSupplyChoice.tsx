import { eyesOf, withBoxes, type PowerDraft } from '@lunette/prescription';
import { Choice, ChoiceGroup, ErrorState, Price, Skeleton, Tag } from '@lunette/ui-kit';
import { useId } from 'react';
import { useProductText } from '../../productText.ts';
import { boxesOfEyes } from '../../rules/lenses/lensSupply.ts';
import type { LensSupplies } from './useLensSupplies.ts';

interface LensSupplyChoiceProps {
  supplies: LensSupplies;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
}

/**
 * The choice of contact lenses for some months, which sets the boxes of each eye (PDP-05). It shows as chosen what the
 * boxes amount to, however they were set; nothing for lenses without supplies.
 */
export function LensSupplyChoice({ supplies, draft, onDraft }: LensSupplyChoiceProps) {
  const t = useProductText();
  const name = useId();
  const { offered, isBothEye, isLoading, isFetching, failed, retry } = supplies;
  if (isLoading) return <Skeleton className="mt-8 h-64 max-w-text" />;
  if (failed)
    return (
      <ErrorState
        className="mt-8"
        title={t('power.supply.failed')}
        text={t('power.supply.failed-text')}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (offered.length === 0) return null;
  const boxes = boxesOfEyes(withShownBoxes(draft));
  return (
    <ChoiceGroup className="mt-8 max-w-text" legend={t('power.supply.title')}>
      {offered.map(({ subscriptionType, title, boxesPerEye, discountPercent, price }) => (
        <Choice
          key={subscriptionType}
          name={name}
          value={subscriptionType}
          title={
            <span className="flex flex-wrap items-baseline gap-x-2">
              {title}
              {discountPercent > 0 && (
                <Tag tone="good">{t('power.supply.off', { percent: discountPercent })}</Tag>
              )}
            </span>
          }
          text={t(isBothEye ? 'power.supply.both' : 'power.supply.one', { boxes: boxesPerEye })}
          end={<Price amount={price} />}
          checked={boxes.length > 0 && boxes.every((count) => count === boxesPerEye)}
          onChange={() => onDraft(withBoxes(draft, boxesPerEye))}
        />
      ))}
      <p className="hint">{t('power.supply.note')}</p>
    </ChoiceGroup>
  );
}

/** Each eye has one box until another number is chosen. */
function withShownBoxes(draft: PowerDraft) {
  const { right, left } = eyesOf(draft);
  return { right: { boxes: right.boxes || '1' }, left: { boxes: left.boxes || '1' } };
}
