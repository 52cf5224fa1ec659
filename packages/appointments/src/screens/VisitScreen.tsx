import { isMissing, paths } from '@lunette/api-client';
import { QueryState } from '@lunette/session';
import { Button, EmptyState, FocusGuard, Message, Num, useLocale } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useGetAppointmentQuery } from '../api/appointments.ts';
import { VisitActions } from '../components/visit/VisitActions.tsx';
import { VisitLines } from '../components/visit/VisitLines.tsx';
import type { Appointment, AppointmentLink } from '../contract/index.ts';
import { useText } from '../text.ts';
import { useMomentText } from '../components/times/useMomentText.ts';
import { JUST_BOOKED } from '../components/times/visitPath.ts';

/** A booked appointment: its time, place and number, and the actions to change it. */
export function VisitScreen({ appointmentId }: { appointmentId: string }) {
  const t = useText();
  const link = useLink();
  const query = useGetAppointmentQuery({ params: { appointmentId }, query: link });
  const { data, error } = query;
  // The cached data may belong to the customer who was signed in then.
  const missing = isMissing(error);
  return (
    <div className="max-w-190 pb-16">
      <title>{`${t('appointments.your-visit')} · Lunette`}</title>
      {data && !missing && <Visit visit={data} link={link} />}
      {missing && (
        <EmptyState
          title={t('appointments.missing')}
          text={t('appointments.missing-text')}
          action={
            <Button as={Link} to={paths.eyeTest()}>
              {t('appointments.book-new')}
            </Button>
          }
        />
      )}
      {!data && !missing && <QueryState query={query} className="h-80" />}
    </div>
  );
}

/** The signature of the page's address, if an e-mail has led here; it opens the appointment in any browser. */
function useLink(): AppointmentLink {
  const [search] = useSearchParams();
  const [until, sign] = [Number(search.get('until')), search.get('sign')];
  return until && sign ? { until, sign } : {};
}

function Visit({ visit, link }: { visit: Appointment; link: AppointmentLink }) {
  const t = useText();
  const { date } = useLocale();
  const { changeableUntil, timeZone } = visit;
  const until = useMomentText(changeableUntil === null ? null : { at: changeableUntil, timeZone });
  const isOff = visit.status === 'cancelled';
  const isToCome = !isOff && !visit.isOver;
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = useLocation().state === JUST_BOOKED;
  // The form that had the focus has been removed.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const title = isOff ? 'cancelled-title' : visit.isOver ? 'past-title' : 'see-you';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display text-36 outline-0 tablet:text-48" aria-live="polite">
        {t(`appointments.${title}`, { date: date(visit.date) })}
      </h1>
      <p className="mt-2.5 text-ink-soft">
        {t.rich('appointments.number', {
          number: <Num className="font-semibold text-ink">{visit.appointmentId}</Num>,
        })}
      </p>
      <div className="mt-7 rounded-control border border-line bg-surface p-5 tablet:p-8">
        <VisitLines visit={visit} />
      </div>
      <FocusGuard>
        <div className="mt-5 grid gap-4">
          {isToCome ? (
            <Message tone="good">
              {t(visit.reminderAt ? 'appointments.told-reminder' : 'appointments.told')}
            </Message>
          ) : (
            <Button
              as={Link}
              to={visit.kind === 'home' ? paths.homeVisit() : paths.eyeTest()}
              className="justify-self-start"
            >
              {t('appointments.book-new')}
            </Button>
          )}
          <VisitActions visit={visit} link={link} />
          {until && isToCome && (
            <p className="text-14 text-ink-soft">
              {t('appointments.free-until', { date: until.date, time: until.time })}
            </p>
          )}
          {!until && isToCome && <p className="text-14 text-ink-soft">{t('appointments.no-change')}</p>}
        </div>
      </FocusGuard>
    </>
  );
}
