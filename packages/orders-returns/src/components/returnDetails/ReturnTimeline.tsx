import { formatMoment, type CountryCode } from '@lunette/country-config';
import { className, useLocale, VisuallyHidden } from '@lunette/ui-kit';
import type { Return, ReturnStatus } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { shortDay } from '../return/days.ts';
import { paysForExchange } from './paysForExchange.ts';

type Step = Return['steps'][number];

interface ReturnTimelineProps extends Pick<Return, 'steps' | 'mode' | 'payments'> {
  /** The country of the order, in whose time zone the times are. */
  zoneOf: CountryCode;
}

/** The steps of a return with their times or expected days; horizontal on a computer, vertical on a phone. */
export function ReturnTimeline({ steps, mode, payments, zoneOf }: ReturnTimelineProps) {
  const t = useReturnText();
  const exchange = paysForExchange({ payments }) ? 'yes' : 'no';
  const known = steps.filter((step): step is Step & { status: ReturnStatus } => isKnown(step.status));
  const last = known.findLastIndex(({ at }) => at !== null);
  return (
    <ol
      aria-label={t('returns.steps')}
      className="grid rounded-control border border-line bg-surface p-4 text-[15px] leading-snug tablet:auto-cols-fr tablet:grid-flow-col tablet:p-6"
    >
      {known.map(({ status, at, date }, index) => {
        const isDone = at !== null;
        const isNow = index === last && index < known.length - 1;
        return (
          <li
            key={status}
            aria-current={isNow ? 'step' : undefined}
            className={className(
              'relative flex justify-between gap-3 ps-7 pb-5 last:pb-0 tablet:block tablet:ps-0 tablet:pe-3 tablet:pt-6.5 tablet:pb-0',
              index < known.length - 1 &&
                [
                  'before:absolute before:start-1.5 before:top-3 before:-bottom-1.5 before:w-0.5 before:content-[""] tablet:before:inset-x-0 tablet:before:top-1.5 tablet:before:bottom-auto tablet:before:h-0.5 tablet:before:w-auto',
                  index < last ? 'before:bg-accent' : 'before:bg-line',
                ].join(' '),
            )}
          >
            <span
              aria-hidden
              className={className(
                'absolute start-0 top-1 z-1 size-3.5 rounded-full border-2 tablet:top-0',
                isNow
                  ? 'border-4 border-accent bg-surface'
                  : isDone
                    ? 'border-accent bg-accent'
                    : 'border-line-strong bg-surface',
              )}
            />
            <span className={className('block', isDone ? 'font-semibold' : 'font-medium')}>
              {t(`returns.step.${status}`, { mode: mode ?? 'none', exchange })}
              {isDone && <VisuallyHidden>, {t('returns.done')}</VisuallyHidden>}
            </span>
            <When at={at} date={date} zoneOf={zoneOf} />
          </li>
        );
      })}
    </ol>
  );
}

function When({ at, date, zoneOf }: Pick<Step, 'at' | 'date'> & Pick<ReturnTimelineProps, 'zoneOf'>) {
  const { language, country } = useLocale();
  const words = at
    ? formatMoment(at, language, country, { withHour: true, zoneOf })
    : date && shortDay(date, language, country);
  return words ? <span className="block text-14 text-ink-soft tablet:mt-1">{words}</span> : null;
}

/** Repeated here because the browser build contains only the types of a contract, not its lists. */
const KNOWN = {
  requested: true,
  approved: true,
  label: true,
  picked_up: true,
  received: true,
  inspected: true,
  refunded: true,
  rejected: true,
  cancelled: true,
  expired: true,
} as const satisfies Record<ReturnStatus, true>;

function isKnown(status: string): status is ReturnStatus {
  return Object.hasOwn(KNOWN, status);
}
