import { paths } from '@lunette/api-client';
import { QueryState } from '@lunette/session';
import { Button, EmptyState, FocusGuard, LinkText, Num, Tag, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetAppointmentsQuery } from '../api/appointments.ts';
import { pathOfVisit } from '../components/times/visitPath.ts';
import { kindText } from '../components/visit/kindText.ts';
import { VisitActions } from '../components/visit/VisitActions.tsx';
import type { Appointment } from '../contract/index.ts';
import { useText } from '../text.ts';

/** All appointments of the shopper, upcoming ones first, each with its actions. */
export function AppointmentListScreen() {
  const t = useText();
  const query = useGetAppointmentsQuery();
  const visits = query.data?.appointments;
  return (
    <>
      <title>{`${t('appointments.list-title')} · Lunette`}</title>
      <h1 className="display mb-6 text-36 tablet:text-48">{t('appointments.list-title')}</h1>
      {!visits && <QueryState query={query} className="h-40" />}
      {visits?.length === 0 && (
        <EmptyState
          title={t('appointments.list-empty')}
          text={t('appointments.list-empty-text')}
          action={
            <>
              <Button as={Link} to={paths.eyeTest()}>
                {t('appointments.kind-vision')}
              </Button>
              <Button as={Link} to={paths.homeVisit()} kind="second">
                {t('appointments.kind-home')}
              </Button>
            </>
          }
        />
      )}
      {visits && visits.length > 0 && (
        <FocusGuard>
          <ul className="grid gap-4">
            {visits.map((visit) => (
              <VisitRow key={visit.appointmentId} visit={visit} />
            ))}
          </ul>
        </FocusGuard>
      )}
    </>
  );
}

function VisitRow({ visit }: { visit: Appointment }) {
  const t = useText();
  const { date, time: inWords } = useLocale();
  const { kind, status, time, store, address, appointmentId } = visit;
  const moment = t.rich('appointments.date-time', {
    date: date(visit.date),
    time: <bdi>{inWords(time)}</bdi>,
  });
  return (
    <li className="grid gap-3 rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="display text-22">
          {kind === 'order' ? (
            moment
          ) : (
            <LinkText as={Link} to={pathOfVisit(visit)}>
              {moment}
            </LinkText>
          )}
        </h2>
        {status === 'cancelled' && <Tag tone="warn">{t('appointments.cancelled')}</Tag>}
      </div>
      <p className="text-14 text-ink-soft">
        {t(kindText(visit))} · <bdi>{store?.name ?? address?.addressline1}</bdi> · <Num>{appointmentId}</Num>
      </p>
      <VisitActions visit={visit} />
    </li>
  );
}
