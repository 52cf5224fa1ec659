import { paths } from '@lunette/api-client';
import {
  Chip,
  FieldMessage,
  GoodsPicture,
  LinkText,
  Message,
  Price,
  QuantityStepper,
  TextArea,
  useLocale,
  type SentPhoto,
} from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { OrderItem } from '../../../contract/orderItem.ts';
import type { ItemEligibility } from '../../../contract/return/returnEligibility.ts';
import type { ReturnPreview } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { nameParts, useItemKind } from '../../item/itemNames.ts';
import { ReturnPhotos } from './ReturnPhotos.tsx';
import { ReturnWorth } from './ReturnWorth.tsx';
import { newlyChosen, type ChosenItem } from '../chosenItems.ts';

interface ReturnItemRowProps {
  orderId: string;
  item: OrderItem;
  eligibility: ItemEligibility;
  chosen: ChosenItem | undefined;
  onChange: (chosen: ChosenItem | undefined) => void;
  onPhoto: (photo: SentPhoto) => void;
  preview: ReturnPreview | undefined;
  /** What is missing, once the shopper has tried to continue. */
  fault: { reason?: string; photos?: string };
}

/** An item that can be returned: whether, how many pieces, the reason, and their refund. */
export function ReturnItemRow(props: ReturnItemRowProps) {
  const { item, eligibility, chosen, onChange, preview } = props;
  const t = useReturnText();
  const { date } = useLocale();
  const worth = preview?.items.find(({ itemId }) => itemId === item.id);
  const kindOf = useItemKind();
  const remaining = item.quantity - item.cancelled;
  const stays = worth && !worth.isSent && preview?.claimsOn;
  return (
    <li className="grid grid-cols-[20px_84px_minmax(0,1fr)] items-start gap-x-3 gap-y-3.5 border-t border-line py-6 tablet:grid-cols-[20px_148px_minmax(0,1fr)] tablet:gap-x-5">
      <label className="relative mt-0.5">
        <span className="absolute -inset-3" />
        <input
          type="checkbox"
          className="box relative"
          aria-label={t('returns.choose', { name: item.name })}
          checked={chosen !== undefined}
          onChange={({ target }) => onChange(target.checked ? newlyChosen(eligibility) : undefined)}
        />
      </label>
      <Link to={item.productUrl} tabIndex={-1} aria-hidden="true" className="tablet:row-span-2">
        <GoodsPicture src={item.thumbnail} alt={item.name} sizes="148px" />
      </Link>
      <div className="grid gap-1">
        <p className="flex items-baseline justify-between gap-3 text-18 font-semibold">
          <span className="min-w-0 break-words">{nameParts(item).model}</span>
          {worth && <Price amount={worth.worth} />}
        </p>
        <p className="text-14 text-ink-soft">
          {[
            kindOf(item),
            ...item.options.map(({ name }) => name),
            remaining > 1 && t('returns.pieces', { count: remaining }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {chosen && (
        <div className="col-span-full grid gap-4.5 tablet:col-span-1 tablet:col-start-3">
          <Questions {...props} chosen={chosen} />
          {worth && <ReturnWorth lines={worth.lines} />}
          {stays && (
            <Message tone="good" icon={<Check />}>
              {t.rich('returns.stays', {
                name: item.name,
                day: date(stays),
                b: (words) => <b key="name">{words}</b>,
              })}
            </Message>
          )}
        </div>
      )}
    </li>
  );
}

/** Reasons for which an exchange is suggested. */
const BETTER_EXCHANGED: readonly string[] = ['does_not_fit', 'not_as_imagined', 'power_wrong'];

function Questions(props: ReturnItemRowProps & { chosen: ChosenItem }) {
  const { orderId, item, eligibility, chosen, onChange, onPhoto, fault } = props;
  const t = useReturnText();
  const id = useId();
  const reason = eligibility.reasons.find(({ id }) => id === chosen.reason);
  const set = (change: Partial<ChosenItem>) => onChange({ ...chosen, ...change });
  return (
    <>
      {eligibility.quantity > 1 && (
        <div className="grid gap-2">
          <span className="text-14 font-medium">{t('returns.how-many')}</span>
          <div className="flex flex-wrap items-center gap-3.5">
            <QuantityStepper
              label={item.name}
              value={chosen.quantity}
              max={eligibility.quantity}
              onChange={(quantity) => set({ quantity })}
            />
            <span className="text-14 text-ink-soft">
              {t('returns.of', { count: chosen.quantity, ordered: item.quantity - item.cancelled })}
            </span>
          </div>
        </div>
      )}
      <div role="group" aria-labelledby={id} className="grid gap-2">
        <span id={id} className="text-14 font-medium">
          {t('returns.why')}
        </span>
        <div className="flex flex-wrap gap-2">
          {eligibility.reasons.map(({ id: reasonId, title }) => (
            <Chip key={reasonId} on={reasonId === chosen.reason} onClick={() => set({ reason: reasonId })}>
              {title}
            </Chip>
          ))}
        </div>
        {chosen.reason === null && fault.reason && (
          <FieldMessage tone="bad" id={`${id}-fault`}>
            {fault.reason}
          </FieldMessage>
        )}
      </div>
      {item.exchangeable && BETTER_EXCHANGED.includes(chosen.reason ?? '') && (
        <Message tone="accent">
          <p>{t('returns.exchange-text')}</p>
          <LinkText as={Link} to={paths.exchange(orderId, item.id)}>
            {t('returns.exchange', { name: item.name })}
          </LinkText>
        </Message>
      )}
      {chosen.reason === 'other' && (
        <TextArea
          label={t('returns.comment')}
          optional
          maxLength={500}
          value={chosen.comment}
          onChange={({ target }) => set({ comment: target.value })}
        />
      )}
      {reason?.needsPhoto && (
        <ReturnPhotos
          orderId={orderId}
          itemId={item.id}
          photos={chosen.photos}
          onAdd={onPhoto}
          onRemove={(photoId) => set({ photos: chosen.photos.filter(({ id }) => id !== photoId) })}
          fault={fault.photos}
        />
      )}
    </>
  );
}
