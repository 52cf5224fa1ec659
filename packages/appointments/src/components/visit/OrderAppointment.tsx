import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, LinkText, Message, Panel, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useBookItemVisitMutation, useGetAppointmentsQuery } from '../../api/appointments.ts';
import type { Store } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { SLOT_GONE } from '../booking/useBooking.ts';
import type { Moment } from '../times/useMomentText.ts';
import { StoreFinder } from '../store/StoreFinder.tsx';
import { StoreTimes } from '../times/StoreTimes.tsx';
import { VisitActions } from './VisitActions.tsx';

export interface OrderAppointmentProps {
  orderId: string;
  itemId: string;
  /** The day on which the goods arrive. */
  from: string;
}

/** The fitting of an item in a store: the one that is booked, or the way to one (APPT-02). */
export function OrderAppointment({ orderId, itemId, from }: OrderAppointmentProps) {
  const t = useText();
  const { date, time } = useLocale();
  const { data } = useGetAppointmentsQuery();
  const [isOpen, setOpen] = useState(false);
  const visit = data?.appointments.find(
    (one) => one.orderId === orderId && one.itemId === itemId && one.status === 'booked' && !one.isOver,
  );
  if (!data) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      {visit ? (
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
      {isOpen && <BookFitting orderId={orderId} itemId={itemId} from={from} onClose={() => setOpen(false)} />}
    </div>
  );
}

function BookFitting({ orderId, itemId, from, onClose }: OrderAppointmentProps & { onClose: () => void }) {
  const t = useText();
  const attempt = useAttempt();
  const [book, { isLoading, error }] = useBookItemVisitMutation();
  const [store, setStore] = useState<Store | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const go = async () => {
    if (!store || !moment) return;
    const args = { query: { orderId, itemId }, body: { storeCode: store.code, startsAt: moment.at } };
    const outcome = await book({ ...args, idempotencyKey: attempt.keyFor(args) });
    attempt.ended(outcome.error);
    if (outcome.data) onClose();
    else if (SLOT_GONE.includes(codeOf(outcome.error) ?? '')) setMoment(null);
  };
  const off = !store ? t('appointments.choose-store') : !moment ? t('appointments.choose-time') : undefined;
  return (
    <Panel
      open
      onClose={onClose}
      title={t('appointments.fitting-book')}
      footer={
        <Button size="l" full loading={isLoading} off={off} onClick={() => void go()}>
          {t('appointments.fitting-confirm')}
        </Button>
      }
    >
      <div className="grid gap-6 p-4 tablet:p-6">
        {error && <Message tone="bad">{reasonOf(error, t('appointments.offline'))}</Message>}
        <StoreFinder
          value={store?.code ?? null}
          onChange={(next) => {
            setStore(next);
            setMoment(null);
          }}
        />
        {store && <StoreTimes storeCode={store.code} from={from} value={moment} onChange={setMoment} />}
      </div>
    </Panel>
  );
}
