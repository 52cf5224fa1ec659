import { commaOf } from '@lunette/country-config';
import { Button, useLocale } from '@lunette/ui-kit';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { saveCalendar } from './calendarFile.ts';
import type { Appointment, AppointmentLink } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { kindText } from './kindText.ts';
import { CancelVisit } from './CancelVisit.tsx';
import { MoveVisit } from './MoveVisit.tsx';

interface VisitActionsProps {
  visit: Appointment;
  /** The signature of the link with which the page was opened. */
  link?: AppointmentLink;
}

/** The actions of an appointment: save it in a calendar until it is over, move it and cancel it while that is possible. */
export function VisitActions({ visit, link = {} }: VisitActionsProps) {
  const t = useText();
  const { language } = useLocale();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (visit.status === 'cancelled' || visit.isOver) return null;
  const { store, address } = visit;
  const parts = store
    ? [store.name, store.address]
    : [address?.addressline1, address?.area, address?.city].filter(Boolean);
  const place = parts.join(commaOf(language));
  const calendar = (
    <Button
      kind="second"
      icon={<CalendarPlus aria-hidden />}
      onClick={() => saveCalendar(visit, `Lunette: ${t(kindText(visit))}`, place)}
    >
      {t('appointments.calendar')}
    </Button>
  );
  if (visit.changeableUntil === null) return <div className="flex">{calendar}</div>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {calendar}
        <Button kind="second" onClick={() => setOpen('move')}>
          {t('appointments.move')}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('cancel')}>
          {t('appointments.cancel')}
        </Button>
      </div>
      <MoveVisit visit={visit} link={link} open={open === 'move'} onClose={close} />
      <CancelVisit visit={visit} link={link} open={open === 'cancel'} onClose={close} />
    </>
  );
}
