import { dateIn } from '@lunette/country-config';
import { EmptyState, Num, useLocale, type SentPhoto } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import type { ItemEligibility } from '../../../contract/return/returnEligibility.ts';
import type { ReturnPreview } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { ActionError } from '../ActionError.tsx';
import { daysUntil } from '../days.ts';
import { ReturnAction } from '../ReturnAction.tsx';
import { ReturnItemRow } from './ReturnItemRow.tsx';
import { ReturnLayout } from '../ReturnLayout.tsx';
import { ReturnSum } from '../ReturnSum.tsx';
import type { ChosenItems } from '../chosenItems.ts';

interface ReturnItemsProps {
  order: Order;
  /** Whether the next step was open before. */
  isBack: boolean;
  eligibilities: ItemEligibility[];
  chosen: ChosenItems;
  onChange: (chosen: ChosenItems) => void;
  /** Called when a photo of an item was uploaded, which can be after this step was left. */
  onPhoto: (itemId: string, photo: SentPhoto) => void;
  preview: ReturnPreview | undefined;
  isFetching: boolean;
  /** Whether the next step waits for the preview. */
  isWaiting: boolean;
  /** Why the preview failed. */
  fault: string | null;
  onNext: () => void;
}

/** The first step of a return: which pieces are returned, and why. */
export function ReturnItems(props: ReturnItemsProps) {
  const { order, isBack, eligibilities, chosen, onChange, onPhoto } = props;
  const { preview, isFetching, isWaiting, fault, onNext } = props;
  const t = useReturnText();
  const [isAsked, setAsked] = useState(false);
  const open = eligibilities.filter(({ returnable }) => returnable);
  const missing = missingText(order, eligibilities, chosen, t);
  const next = () => {
    setAsked(true);
    if (!missing) onNext();
  };
  if (open.length === 0) return <NothingLeft order={order} eligibilities={eligibilities} />;
  return (
    <ReturnLayout
      current={0}
      takesFocus={isBack}
      title={t('returns.title-items')}
      aside={
        <ReturnSum title={t('returns.sum-title')} preview={preview} isFetching={isFetching} withDays={false}>
          <ActionError text={fault ?? (isAsked ? missing : null)} isAsked={isAsked} />
          <ReturnAction preview={preview} loading={isWaiting} onPress={next}>
            {t('returns.to-way')}
          </ReturnAction>
          <p className="text-14 text-ink-soft">{t('returns.nothing-sent')}</p>
        </ReturnSum>
      }
    >
      <Until order={order} open={open} />
      <ul className="border-b border-line">
        {order.items.flatMap((item) => {
          const eligibility = open.find(({ itemId }) => itemId === item.id);
          if (!eligibility) return [];
          return (
            <ReturnItemRow
              key={item.id}
              orderId={order.id}
              item={item}
              eligibility={eligibility}
              chosen={chosen[item.id]}
              onChange={(choice) => {
                const others = Object.entries(chosen).filter(([id]) => id !== item.id);
                onChange(Object.fromEntries(choice ? [...others, [item.id, choice]] : others));
              }}
              onPhoto={(photo) => onPhoto(item.id, photo)}
              preview={preview}
              fault={
                isAsked
                  ? {
                      reason: t('returns.missing-reason', { name: item.name }),
                      photos: t('returns.photo-missing'),
                    }
                  : {}
              }
            />
          );
        })}
      </ul>
    </ReturnLayout>
  );
}

/** The text that asks for what is still missing; null if the choice is complete. */
function missingText(
  { items }: Order,
  eligibilities: ItemEligibility[],
  chosen: ChosenItems,
  t: ReturnType<typeof useReturnText>,
): string | null {
  const entries = Object.entries(chosen);
  if (entries.length === 0) return t('returns.missing-choice');
  for (const [itemId, { reason, photos }] of entries) {
    const name = items.find(({ id }) => id === itemId)?.name ?? '';
    if (reason === null) return t('returns.missing-reason', { name });
    const known = eligibilities
      .find((eligibility) => eligibility.itemId === itemId)
      ?.reasons.find(({ id }) => id === reason);
    if (known?.needsPhoto && photos.length === 0) return t('returns.photo-missing');
  }
  return null;
}

function Until({ order, open }: { order: Order; open: ItemEligibility[] }) {
  const t = useReturnText();
  const { date } = useLocale();
  const [until] = open.flatMap(({ until: lastDay }) => (lastDay ? [lastDay] : [])).sort();
  if (!until) return null;
  return (
    <p className="mb-7 max-w-text text-ink-soft">
      {t.rich('returns.order-until', {
        number: <Num key="number">{order.id}</Num>,
        days: daysUntil(dateIn(order.shippingAddress.country, new Date()), until),
        day: date(until),
        b: (words) => <b className="text-ink">{words}</b>,
      })}
    </p>
  );
}

/** Shown if no item can be returned, with the reason for each. */
function NothingLeft({ order, eligibilities }: Pick<ReturnItemsProps, 'order' | 'eligibilities'>) {
  const t = useReturnText();
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t('returns.none')}
      text={eligibilities
        .map(({ itemId, message }) => {
          const name = order.items.find(({ id }) => id === itemId)?.name ?? '';
          return `${name}: ${message ?? ''}`;
        })
        .join(' ')}
    />
  );
}
