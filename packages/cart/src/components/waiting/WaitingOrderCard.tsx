import { formatDeviceTime } from '@lunette/country-config';
import { className, GoodsPicture, Price, thumbnail, useLocale } from '@lunette/ui-kit';
import { useId } from 'react';
import { useText } from '../../text.ts';
import type { TimedOrder } from './useWaitingOrders.ts';
import { PayLink } from './PayLink.tsx';
import { RecartButton } from './RecartButton.tsx';
import { PaymentDeadline } from './PaymentDeadline.tsx';
import { useGoodsNames } from './useGoodsNames.ts';

/** Props of `WaitingOrderCard`. */
export interface WaitingOrderCardProps {
  order: TimedOrder;
  layout: 'page' | 'popup';
  /** On a phone, the pay button is in the bottom bar instead. */
  paysInBar?: boolean;
  /** Called when the shopper goes to the payment, to close the popup. */
  onVisit?: () => void;
}

/** The largest number of pictures; the names of all goods are shown. */
const PICTURES = 3;

/** An order that waits to be paid: its goods and deadline, a link to pay it, and a button that takes it back. */
export function WaitingOrderCard({ order, layout, paysInBar = false, onVisit }: WaitingOrderCardProps) {
  const t = useText();
  const titleId = useId();
  const names = useGoodsNames()(order);
  const { language, country } = useLocale();
  const { orderId, total, payment, minutesLeft, startedAt, startedOn } = order;
  const isPage = layout === 'page';
  const isOver = minutesLeft === 0;
  const price = <Price amount={total} />;
  const from = t('cart.waiting-from', {
    order: orderId,
    device: startedOn ?? 'other',
    time: formatDeviceTime(startedAt, language, country),
  });
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <article
      aria-labelledby={titleId}
      className={className(
        'grid min-w-0 gap-4 rounded-control border border-line-strong bg-surface p-4 tablet:p-5',
        isPage && 'desk:grid-cols-[auto_minmax(0,1fr)_minmax(0,300px)] desk:items-center desk:gap-8',
      )}
    >
      {isPage && <Pictures order={order} />}
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <PaymentDeadline order={order} />
        <Heading id={titleId} className={isPage ? 'display text-22' : 'text-18 font-semibold'}>
          {isPage ? t.rich('cart.waiting-title-total', { total: price }) : t('cart.waiting-title')}
        </Heading>
        <p className="text-14 text-ink-soft">{from}</p>
        {isPage && !isOver && (
          <p className="text-14 text-ink-soft">{t(`cart.waiting-${payment}`, { names })}</p>
        )}
      </div>
      {!isPage && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <Pictures order={order} small />
          <p className="min-w-0 text-end">
            <Price amount={total} className="text-18 font-semibold" />
            <span className="block text-14 wrap-anywhere text-ink-soft">{names}</span>
          </p>
        </div>
      )}
      <div className="grid min-w-0 gap-2">
        {isOver ? (
          <p className="text-14 text-ink-soft">{t('cart.waiting-over-text')}</p>
        ) : (
          <>
            <PayLink
              order={order}
              full
              className={paysInBar ? 'max-tablet:hidden' : undefined}
              onClick={onVisit}
            />
            {payment !== 'pending' && (
              <>
                <RecartButton orderId={orderId} kind={isPage ? 'second' : 'quiet'} staysHere />
                {isPage && <p className="text-14 text-ink-soft">{t('cart.take-back-why')}</p>}
              </>
            )}
          </>
        )}
      </div>
    </article>
  );
}

function Pictures({ order: { items }, small = false }: { order: TimedOrder; small?: boolean }) {
  return (
    <ul className="flex min-w-0 gap-2">
      {items
        .slice(0, small ? PICTURES - 1 : PICTURES)
        .map(({ productId, name, thumbnail: picture }, index) => (
          <li key={`${productId}-${index}`} className={small ? 'w-16 tablet:w-18' : 'w-24 tablet:w-30'}>
            <GoodsPicture src={thumbnail(picture)} alt={name} shape="square" sizes="120px" />
          </li>
        ))}
    </ul>
  );
}
