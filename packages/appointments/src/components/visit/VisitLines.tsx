import { commaOf, formatPhone } from '@lunette/country-config';
import { Num, useLocale } from '@lunette/ui-kit';
import { CalendarDays, MapPin, UserRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment, VisitAddress } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** Time, place and persons of an appointment. */
export function VisitLines({ visit }: { visit: Appointment }) {
  const t = useText();
  const { language, date, number } = useLocale();
  const { store, address, agent } = visit;
  const comma = commaOf(language);
  return (
    <dl className="grid gap-4">
      <VisitLine icon={CalendarDays} label={t('appointments.when')} note={<Hours {...visit} />}>
        <b>{date(visit.date)}</b>
      </VisitLine>
      {store && (
        <VisitLine icon={MapPin} label={t('appointments.where')} note={store.address}>
          {store.name}
        </VisitLine>
      )}
      {address && (
        <VisitLine
          icon={MapPin}
          label={t('appointments.where')}
          note={<bdi>{partOfTown(address, comma)}</bdi>}
        >
          <bdi>{[address.addressline1, address.addressline2].filter(Boolean).join(comma)}</bdi>
        </VisitLine>
      )}
      {agent && (
        <VisitLine
          icon={UserRound}
          label={t('appointments.who-comes')}
          note={t('appointments.agent-facts', { visits: number(agent.visits), rating: number(agent.rating) })}
        >
          {t('appointments.agent', { name: agent.name })}
        </VisitLine>
      )}
      <VisitLine
        icon={UserRound}
        label={t('appointments.for-whom')}
        note={<Num>{formatPhone(visit.phone, visit.country)}</Num>}
      >
        <bdi>{visit.name}</bdi>
      </VisitLine>
    </dl>
  );
}

function partOfTown({ area, city, postcode }: VisitAddress, comma: string): string {
  return [[area, city].filter(Boolean).join(comma), postcode].filter(Boolean).join(' ');
}

function Hours({ time, endTime }: Pick<Appointment, 'time' | 'endTime'>) {
  const t = useText();
  const { time: inWords } = useLocale();
  return t.rich('appointments.hours', {
    from: <bdi>{inWords(time)}</bdi>,
    to: <bdi>{inWords(endTime)}</bdi>,
  });
}

interface VisitLineProps {
  icon: LucideIcon;
  /** The meaning of the line, for screen readers, which skip the icon. */
  label: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One line of an appointment after its icon. */
export function VisitLine({ icon: Icon, label, note, children }: VisitLineProps) {
  return (
    <div className="flex gap-3.5">
      <dt className="flex-none pt-0.5">
        <Icon aria-hidden size={20} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">
        {children}
        {note && <span className="block text-14 text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
