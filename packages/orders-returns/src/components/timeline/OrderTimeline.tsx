import { formatMoment, type CountryCode } from '@lunette/country-config';
import { className, VisuallyHidden, useLocale } from '@lunette/ui-kit';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { shortDay } from '../return/days.ts';
import { isItemStatus } from '../../rules/statusGroup.ts';
import { timelineOf, type TimelineEntry, type TimelineStep } from './timeline.ts';

interface OrderTimelineProps {
  item: OrderItem;
  /** The country of the order. */
  zoneOf: CountryCode;
}

/** The timeline of an item: past steps with their times and the next date. Horizontal on a computer, vertical on a phone. */
export function OrderTimeline({ item, zoneOf }: OrderTimelineProps) {
  const t = useText();
  const steps = timelineOf(item);
  const facts: ItemFacts = {
    lenses: item.package ? 'yes' : 'no',
    reading: item.powerUnread ? 'yes' : 'no',
  };
  return (
    <ol
      aria-label={t('orders.timeline', { name: item.name })}
      className="mt-6 grid border-t border-line pt-6 text-[15px] leading-snug tablet:grid-cols-5"
    >
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={step.state === 'now' || step.state === 'wait' ? 'step' : undefined}
          className={className(
            'relative flex justify-between gap-3 ps-7 pb-5 tablet:block tablet:ps-0 tablet:pe-4 tablet:pt-6.5 tablet:pb-0',
            index < steps.length - 1 &&
              [
                'before:absolute before:start-1.5 before:top-3 before:-bottom-1.5 before:w-0.5 before:content-[""]',
                'tablet:before:inset-x-0 tablet:before:top-1.5 tablet:before:bottom-auto tablet:before:h-0.5 tablet:before:w-auto',
                steps[index + 1]?.state === 'next' ? 'before:bg-line' : 'before:bg-accent',
              ].join(' '),
          )}
        >
          <Mark state={step.state} />
          <span
            className={className(
              'block',
              step.state === 'next' ? 'font-medium' : 'font-semibold',
              step.state === 'wait' && 'text-warn',
            )}
          >
            <StatusText entry={step} facts={facts} />
            {step.state !== 'next' && <VisuallyHidden>, {t(`orders.${step.state}`)}</VisuallyHidden>}
          </span>
          <span className="block text-14 text-ink-soft min-[360px]:max-tablet:whitespace-nowrap max-tablet:text-end tablet:mt-1">
            <When entry={step} zoneOf={zoneOf} />
            {step.further.map((entry, place) => (
              <span key={place} className="block">
                {t.rich('orders.further', {
                  status: <StatusText key="status" entry={entry} facts={facts} />,
                  day: <When key="day" entry={entry} zoneOf={zoneOf} />,
                })}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: Pick<TimelineStep, 'state'>) {
  return (
    <span
      aria-hidden
      className={className(
        'absolute start-0 top-1 z-1 size-3.5 rounded-full border-2 tablet:top-0',
        state === 'done' && 'border-accent bg-accent',
        state === 'now' && 'border-4 border-accent bg-surface',
        state === 'wait' && 'border-4 border-warn bg-surface',
        state === 'next' && 'border-line-strong bg-surface',
      )}
    />
  );
}

/** What a status means depends on whether the item has lenses, and on who has to give its power. */
interface ItemFacts {
  lenses: 'yes' | 'no';
  reading: 'yes' | 'no';
}

/** The text of a status; a status that this version does not know is shown by its group. */
function StatusText({ entry: { status, group }, facts }: { entry: TimelineEntry; facts: ItemFacts }) {
  const t = useText();
  return isItemStatus(status) ? t(`orders.status.${status}`, { ...facts }) : t(`orders.group.${group}`);
}

interface WhenProps extends Pick<OrderTimelineProps, 'zoneOf'> {
  entry: TimelineEntry;
}

function When({ entry: { status, at, date: day }, zoneOf }: WhenProps) {
  const { language, country } = useLocale();
  if (at) return formatMoment(at, language, country, { withHour: status === 'placed', zoneOf });
  return day && shortDay(day, language, country);
}
