import { QueryState } from '@lunette/session';
import { FocusGuard, LinkText, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useBookItemVisitMutation, useGetAppointmentsQuery } from '../../api/appointments.ts';
import { useText } from '../../text.ts';
import { StoreFinder } from '../store/StoreFinder.tsx';
import { BookInStore } from './BookInStore.tsx';
import { VisitActions } from './VisitActions.tsx';

/** Props of `OrderAppointment`. */
export interface OrderAppointmentProps {
  orderId: string;
  itemId: string;
  /** The day on which the goods arrive. */
  from: string;
}

/** The fitting of an item in a store: the booked appointment, or the form to book one (APPT-02). */
export function OrderAppointment({ orderId, itemId, from }: OrderAppointmentProps) {
  const t = useText();
  const { date, time } = useLocale();
  const query = useGetAppointmentsQuery();
  const { data } = query;
  const [isOpen, setOpen] = useState(false);
  const visit = data?.appointments.find(
    (one) => one.orderId === orderId && one.itemId === itemId && one.status === 'booked' && !one.isOver,
  );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FocusGuard>
        {!data ? (
          <QueryState query={query} className="h-10 tablet:h-5" />
        ) : visit ? (
          <div className="grid gap-3">
            <p>
              {t.rich('appointments.fitting-booked', {
                date: date(visit.date),
                time: <bdi>{time(visit.time)}</bdi>,
                store: visit.store?.name ?? '',
              })}
            </p>
            <VisitActions visit={visit} />
          </div>
        ) : (
          <p className="text-14 text-ink-soft">
            {t('appointments.fitting-offer')}{' '}
            <LinkText as="button" onClick={() => setOpen(true)}>
              {t('appointments.fitting-book')}
            </LinkText>
          </p>
        )}
        {isOpen && (
          <BookFitting orderId={orderId} itemId={itemId} from={from} onClose={() => setOpen(false)} />
        )}
      </FocusGuard>
    </div>
  );
}

function BookFitting({ orderId, itemId, from, onClose }: OrderAppointmentProps & { onClose: () => void }) {
  const t = useText();
  const [book, { isLoading, error }] = useBookItemVisitMutation();
  return (
    <BookInStore
      orderId={orderId}
      title={t('appointments.fitting-book')}
      from={from}
      renderStores={(value, choose) => <StoreFinder value={value} onChange={({ code }) => choose(code)} />}
      book={(body, idempotencyKey) => book({ query: { orderId, itemId }, body, idempotencyKey })}
      isLoading={isLoading}
      error={error}
      onClose={onClose}
    />
  );
}
