import { GoodsPicture, Price } from '@lunette/ui-kit';
import type { Return, ReturnedItem } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { ClaimPhotos } from './ClaimPhotos.tsx';

/** The worth of a return item by item, with the photos and the result of the inspection. */
export function ReturnPieces({ orderId, items, total }: Pick<Return, 'orderId' | 'items' | 'total'>) {
  const t = useReturnText();
  return (
    <section className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <h2 className="display mb-4.5 text-22">{t('returns.worth-title')}</h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.itemId} className="grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3.5">
            <GoodsPicture src={item.thumbnail} alt="" sizes="84px" />
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <b className="block break-words">{item.name}</b>
                <Facts item={item} />
              </span>
              <b>
                <Price amount={item.worth} />
              </b>
            </div>
            <ClaimPhotos orderId={orderId} item={item} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <p className="mt-4.5 flex justify-between gap-3 border-t border-line pt-4.5 font-semibold">
          {t('returns.together')}
          <Price amount={total} />
        </p>
      )}
    </section>
  );
}

function Facts({ item }: { item: ReturnedItem }) {
  const t = useReturnText();
  const { quantity, ordered, reasonTitle, isSent, arrived, accepted, refusal } = item;
  const facts = [
    ordered > 1 && t('returns.pieces-of', { count: quantity, ordered }),
    reasonTitle,
    !isSent && t('returns.stays-short'),
    arrived !== null && arrived < quantity && t('returns.arrived', { count: arrived }),
    accepted !== null && accepted < (arrived ?? quantity) && t('returns.accepted', { count: accepted }),
  ];
  return (
    <span className="text-14 text-ink-soft">
      {facts.filter(Boolean).join(' · ')}
      {refusal && <span className="block text-ink">{refusal}</span>}
    </span>
  );
}
