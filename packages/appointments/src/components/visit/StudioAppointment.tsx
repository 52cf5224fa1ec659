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
  const [shownId, setShownId] = useState<string | null>(null);
  const eyeTests = data?.appointments.filter((one) => one.orderId === orderId && one.isEyeTest) ?? [];
  const visit = eyeTests.find(({ status, isOver }) => status === 'booked' && !isOver);
  if (visit && visit.appointmentId !== shownId) setShownId(visit.appointmentId);
  const isCancelled = eyeTests.some((one) => one.appointmentId === shownId && one.status === 'cancelled');
  if (!data) return <QueryState query={query} className="h-12" />;
  if (!visit && !mayBook && !isCancelled) return null;
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
      ) : !mayBook ? (
        // The focus moves here from the button that cancelled.
        <p>{t('appointments.cancelled-title')}</p>
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
