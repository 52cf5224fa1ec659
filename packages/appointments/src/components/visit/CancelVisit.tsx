import { reasonOf } from '@lunette/api-client';
import { QueryState } from '@lunette/session';
import { Button, Choice, ChoiceGroup, Dialog, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { useCancelAppointmentMutation, useGetVisitCancelReasonsQuery } from '../../api/appointments.ts';
import type { Appointment, AppointmentLink } from '../../contract/index.ts';
import { useText } from '../../text.ts';

interface CancelVisitProps {
  visit: Appointment;
  link: AppointmentLink;
  open: boolean;
  onClose: () => void;
}

/** Cancels an appointment after a question; the reason is optional. */
export function CancelVisit({ visit, link, open, onClose }: CancelVisitProps) {
  const t = useText();
  const [cancel, { isLoading, error, reset }] = useCancelAppointmentMutation();
  const reasons = useGetVisitCancelReasonsQuery(undefined, { skip: !open });
  const [reason, setReason] = useState('');
  const close = () => {
    if (error) reset();
    onClose();
  };
  const go = async () => {
    const { appointmentId } = visit;
    const { data } = await cancel({ params: { appointmentId }, query: link, body: { reason } });
    if (data) close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('appointments.cancel-title')}
      footer={
        <div className="grid gap-2">
          {error && <Message tone="bad">{reasonOf(error, t('appointments.offline'))}</Message>}
          <Button kind="danger" full loading={isLoading} onClick={() => void go()}>
            {t('appointments.cancel-yes')}
          </Button>
          <Button kind="second" full onClick={close}>
            {t('appointments.cancel-no')}
          </Button>
        </div>
      }
    >
      <div className="p-4 tablet:p-6">
        {!reasons.data && <QueryState query={reasons} className="h-40" />}
        {reasons.data && (
          <ChoiceGroup legend={t('appointments.cancel-why')} hideLegend>
            {reasons.data.reasons
              .filter(({ id }) => id !== 'store' || visit.kind === 'home')
              .map(({ id, label }) => (
                <Choice
                  key={id}
                  name="reason"
                  value={id}
                  title={label}
                  checked={reason === id}
                  onChange={() => setReason(id)}
                />
              ))}
          </ChoiceGroup>
        )}
      </div>
    </Dialog>
  );
}
