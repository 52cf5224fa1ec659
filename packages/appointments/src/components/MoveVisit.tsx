import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Message, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import { useMoveAppointmentMutation } from '../api.ts';
import type { Appointment } from '../contract/index.ts';
import { useText } from '../text.ts';
import { useMomentWords } from '../useMomentWords.ts';
import { HomeTimes } from './HomeTimes.tsx';
import { StoreTimes } from './StoreTimes.tsx';

interface MoveVisitProps {
  visit: Appointment;
  open: boolean;
  onClose: () => void;
}

/** Moves an appointment to another time of the same place. */
export function MoveVisit({ visit, open, onClose }: MoveVisitProps) {
  const t = useText();
  const { appointmentId, store, address } = visit;
  const attempt = useAttempt();
  const [move, { isLoading, error, reset }] = useMoveAppointmentMutation();
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const words = useMomentWords(startsAt);
  const close = () => {
    setStartsAt(null);
    reset();
    onClose();
  };
  const go = async () => {
    if (!startsAt) return;
    const args = { params: { appointmentId }, body: { startsAt } };
    const outcome = await move({ ...args, idempotencyKey: attempt.keyFor(args) });
    attempt.ended(outcome.error);
    if (outcome.data) close();
    else if (codeOf(outcome.error) === 'slot_taken') setStartsAt(null);
  };
  const place = address?.postcode ? { pinCode: address.postcode } : { city: address?.city ?? '' };
  return (
    <Panel
      open={open}
      onClose={close}
      title={t('appointments.move-title')}
      footer={
        <Button
          size="l"
          full
          loading={isLoading}
          off={startsAt ? undefined : t('appointments.choose-time')}
          onClick={() => void go()}
        >
          {t('appointments.move-to', { date: words?.weekday ?? '', time: words?.time ?? '' })}
        </Button>
      }
    >
      <div className="p-4 tablet:p-6">
        {error && (
          <Message tone="bad" className="mb-4">
            {reasonOf(error, t('appointments.offline'))}
          </Message>
        )}
        {store ? (
          <StoreTimes
            storeCode={store.code}
            from={visit.kind === 'order' ? visit.date : undefined}
            value={startsAt}
            onChange={setStartsAt}
          />
        ) : (
          <HomeTimes place={place} value={startsAt} onChange={setStartsAt} />
        )}
      </div>
    </Panel>
  );
}
