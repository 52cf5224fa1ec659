import { QueryState } from '@lunette/session';
import { Button, FocusGuard, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useBookOrderVisitMutation, useGetAppointmentsQuery } from '../../api/appointments.ts';
import { useText } from '../../text.ts';
import { StudioList } from '../store/StudioList.tsx';
import { BookInStore } from './BookInStore.tsx';
import { VisitActions } from './VisitActions.tsx';

/** Props of `StudioAppointment`. */
export interface StudioAppointmentProps {
  orderId: string;
  /** The studio that was chosen with the order. */
  storeCode: string;
  /** The place by which other studios are sorted, the nearest first. */
  area: string;
  /** Whether a time can be chosen: true while the order still waits for its power. */
  mayBook: boolean;
}

/**
 * The eye test of an order in a studio: its time, or the form to choose one, also in another studio (CART-08, APPT-02).
 */
export function StudioAppointment({ orderId, storeCode, area, mayBook }: StudioAppointmentProps) {
  const t = useText();
  const { date, time } = useLocale();
  const query = useGetAppointmentsQuery();
  const { data } = query;
  const [isOpen, setOpen] = useState(false);
  const visit = data?.appointments.find(
    (one) => one.orderId === orderId && one.isEyeTest && one.status === 'booked' && !one.isOver,
  );
  if (!data) return <QueryState query={query} className="h-12" />;
  if (!visit && !mayBook) return null;
  return (
    <FocusGuard>
      {visit ? (
        <div className="grid gap-3">
          <p className="font-semibold">
            {t.rich('appointments.date-time', {
              date: date(visit.date),
              time: <bdi>{time(visit.time)}</bdi>,
            })}
          </p>
          <VisitActions visit={visit} />
        </div>
      ) : (
        <>
          <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('appointments.eye-test-book')}
          </Button>
          {isOpen && (
            <BookEyeTest orderId={orderId} storeCode={storeCode} area={area} onClose={() => setOpen(false)} />
          )}
        </>
      )}
    </FocusGuard>
  );
}

interface BookEyeTestProps extends Omit<StudioAppointmentProps, 'mayBook'> {
  onClose: () => void;
}

function BookEyeTest({ orderId, storeCode, area, onClose }: BookEyeTestProps) {
  const t = useText();
  const [book, { isLoading, error }] = useBookOrderVisitMutation();
  return (
    <BookInStore
      orderId={orderId}
      title={t('appointments.eye-test-title')}
      storeCode={storeCode}
      renderStores={(value, choose) => <StudioList area={area} value={value} onChange={choose} />}
      book={(body, idempotencyKey) => book({ query: { orderId }, body, idempotencyKey })}
      isLoading={isLoading}
      error={error}
      onClose={onClose}
    />
  );
}
