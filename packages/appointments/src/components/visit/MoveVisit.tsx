import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Message, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetMoveTimesQuery } from '../../api/appointments.ts';
import type { Appointment, AppointmentLink } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { SLOT_GONE } from '../booking/useBooking.ts';
import { useMomentText, type Moment } from '../times/useMomentText.ts';
import { FoundTimes } from '../times/FoundTimes.tsx';
import { useMove } from './useMove.ts';

interface MoveVisitProps {
  visit: Appointment;
  link: AppointmentLink;
  open: boolean;
  onClose: () => void;
}

/** Moves an appointment to another time at the same place. */
export function MoveVisit({ visit, link, open, onClose }: MoveVisitProps) {
  const t = useText();
  const { appointmentId } = visit;
  const attempt = useAttempt();
  const { move, isLoading, error, reset } = useMove(visit, link);
  const [moment, setMoment] = useState<Moment | null>(null);
  const momentText = useMomentText(moment);
  const close = () => {
    setMoment(null);
    reset();
    onClose();
  };
  const go = async () => {
    if (!moment) return;
    const outcome = await move(moment.at, attempt.keyFor({ appointmentId, startsAt: moment.at }));
    attempt.ended(outcome.error);
    if (outcome.data) close();
    else if (SLOT_GONE.includes(codeOf(outcome.error) ?? '')) setMoment(null);
  };
  return (
    <Panel
      open={open}
      onClose={close}
      title={t('appointments.move-title')}
      footer={
        <div className="grid gap-3">
          {error && <Message tone="bad">{reasonOf(error, t('appointments.offline'))}</Message>}
          <Button
            size="l"
            full
            loading={isLoading}
            off={moment ? undefined : t('appointments.choose-time')}
            onClick={() => void go()}
          >
            {t('appointments.move-to', { date: momentText?.weekday ?? '', time: momentText?.time ?? '' })}
          </Button>
        </div>
      }
    >
      <div className="p-4 tablet:p-6">
        <MoveTimes appointmentId={appointmentId} link={link} value={moment} onChange={setMoment} />
      </div>
    </Panel>
  );
}

interface MoveTimesProps {
  appointmentId: string;
  link: AppointmentLink;
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

function MoveTimes({ appointmentId, link, value, onChange }: MoveTimesProps) {
  const call = { params: { appointmentId }, query: link };
  const query = useGetMoveTimesQuery(call, { refetchOnMountOrArgChange: 30 });
  return <FoundTimes query={query} value={value} onChange={onChange} />;
}
