import { paths } from '@lunette/api-client';
import { LinkText, Num, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Return, ReturnedItem } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { weekday } from '../return/days.ts';
import { paysForExchange } from './paysForExchange.ts';

interface ReturnHeadProps {
  orderReturn: Return;
  /** The id of the heading, which names the return. */
  headingId: string;
  /** What the shopper has to do now. */
  children?: ReactNode;
}

/** The heading of a return: its status in one sentence, and what follows. */
export function ReturnHead({ orderReturn, headingId, children }: ReturnHeadProps) {
  const t = useReturnText();
  return (
    <header className="mb-8 grid gap-2">
      <p className="text-14 text-ink-soft">
        {t.rich('returns.number', { number: <Num key="number">R{orderReturn.groupId}</Num> })}{' '}
        <LinkText as={Link} to={paths.orderSummary(orderReturn.orderId)}>
          <Num>{orderReturn.orderId}</Num>
        </LinkText>
      </p>
      <h1 id={headingId} aria-live="polite" className="display text-36 tablet:text-48">
        {useTitle(orderReturn)}
      </h1>
      <ReturnNote orderReturn={orderReturn} />
      {children && <div className="mt-2">{children}</div>}
    </header>
  );
}

/** Whether the inspection has refused pieces that arrived. */
function isRefusedInPart({ quantity, arrived, accepted }: ReturnedItem): boolean {
  return accepted !== null && accepted < (arrived ?? quantity);
}

function useTitle({ status, kind, pickup, store, items, isLost, payments }: Return): string {
  const t = useReturnText();
  const { language, country } = useLocale();
  if (isLost) return t('returns.head.lost');
  switch (status) {
    case 'label':
      if (pickup?.missed) return t('returns.head.missed');
      if (pickup) return t('returns.head.pickup', { day: weekday(pickup.date, language, country) });
      return store ? t('returns.head.store', { store: store.name }) : t('returns.head.point');
    case 'inspected':
    case 'refunded':
      return t(items.some(isRefusedInPart) ? 'returns.head.partly' : `returns.head.${status}`, {
        exchange: paysForExchange({ payments }) ? 'yes' : 'no',
      });
    case 'picked_up':
    case 'received':
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return t(`returns.head.${status}`);
    default:
      return t(kind === 'claim' ? 'returns.head.claim' : 'returns.head.requested');
  }
}

function ReturnNote({ orderReturn }: { orderReturn: Return }) {
  const t = useReturnText();
  const words = useReturnNote(orderReturn);
  const { date } = useLocale();
  return (
    <>
      {words && <p className="max-w-text text-ink-soft">{words}</p>}
      {orderReturn.sendBy && (
        <p className="max-w-text text-ink-soft">
          {t(orderReturn.pickup?.missed ? 'returns.say.choose-by' : 'returns.say.send-by', {
            day: date(orderReturn.sendBy),
          })}
        </p>
      )}
    </>
  );
}

function useReturnNote({ status, kind, pickup, store, rejection, steps, isLost }: Return): string | null {
  const t = useReturnText();
  const { date, time } = useLocale();
  if (isLost) return t('returns.say.lost');
  if (status === 'rejected') return rejection;
  if (status === 'cancelled' || status === 'expired') return t(`returns.say.${status}`);
  if (status === 'label' && pickup)
    return t(pickup.missed ? 'returns.say.missed' : 'returns.say.pickup', {
      day: date(pickup.date),
      from: time(pickup.from),
      to: time(pickup.to),
      address: pickup.address,
    });
  if (status === 'label' && store) return store.address;
  const looked = steps.find((step) => step.status === 'inspected')?.date;
  return kind === 'claim' && looked ? t('returns.say.claim', { day: date(looked) }) : null;
}
