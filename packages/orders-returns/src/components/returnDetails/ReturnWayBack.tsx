import { reasonOf, useAttempt } from '@lunette/api-client';
import { formatMoment, formatTime, type CountryCode } from '@lunette/country-config';
import { Button, Message, Num, useLocale, VisuallyHidden } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useSendAgainMutation } from '../../api/return.ts';
import type { Return, WayBackStatus } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { shortDay } from '../return/days.ts';

interface ReturnWayBackProps {
  orderReturn: Return;
  wayBack: NonNullable<Return['wayBack']>;
  /** The country of the order, in whose time zone the times are. */
  zoneOf: CountryCode;
}

/** The parcel that brings refused pieces back to the shopper: courier, number, address, steps and days. */
export function ReturnWayBack({ orderReturn, wayBack, zoneOf }: ReturnWayBackProps) {
  const t = useReturnText();
  const { language, country, date } = useLocale();
  const { pieces, courier, trackingNumber, address, expectedDate, window, steps, canSendAgain } = wayBack;
  const hour = (time: string) => formatTime(time, language, country);
  const expected = expectedDate && date(expectedDate);
  const hasLeft = steps.some(({ status }) => status !== 'booked' && status !== 'lost') ? 'yes' : 'no';
  return (
    <section className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <h2 className="display text-22">{t('returns.back-title', { count: pieces })}</h2>
      <dl className="mt-3 grid gap-2 text-14 tablet:grid-cols-2">
        {courier && trackingNumber && (
          <Fact label={t('returns.back-parcel')}>
            <Num>{`${courier}, ${trackingNumber}`}</Num>
          </Fact>
        )}
        {expected && (
          <Fact label={t('returns.back-expected')}>
            {window
              ? t('returns.back-window', { day: expected, from: hour(window.from), to: hour(window.to) })
              : expected}
          </Fact>
        )}
        <Fact label={t('returns.back-address')}>
          <bdi>{address}</bdi>
        </Fact>
      </dl>
      <ol
        aria-label={t('returns.back-steps')}
        className="mt-4 grid gap-2 border-t border-line pt-4 text-[15px]"
      >
        {steps.map(({ status, at, date: day }, index) =>
          isKnown(status) ? (
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span className={at ? 'font-semibold' : 'text-ink-soft'}>
                {t(`returns.back-step.${status}`, { hasLeft })}
                {at && <VisuallyHidden>, {t('returns.done')}</VisuallyHidden>}
              </span>
              <span className="text-14 text-ink-soft">
                {at
                  ? formatMoment(at, language, country, { withHour: true, zoneOf })
                  : day && shortDay(day, language, country)}
              </span>
            </li>
          ) : null,
        )}
      </ol>
      {canSendAgain && <SendAgain orderReturn={orderReturn} />}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A button that sends a parcel again that could not be delivered. */
function SendAgain({ orderReturn: { orderId, returnId } }: { orderReturn: Return }) {
  const t = useReturnText();
  const [sendAgain, { isLoading, error }] = useSendAgainMutation();
  const attempt = useAttempt();
  const send = async () => {
    const params = { orderId, returnId };
    const { error: fault } = await sendAgain({ params, idempotencyKey: attempt.keyFor(params) });
    attempt.ended(fault);
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-14 text-ink-soft">{t('returns.back-again-text')}</p>
      <Button size="s" loading={isLoading} onClick={() => void send()}>
        {t('returns.back-again')}
      </Button>
      {error && (
        <Message tone="bad">
          {t('returns.back-again-failed', { reason: reasonOf(error, t('returns.offline')) })}
        </Message>
      )}
    </div>
  );
}

/** Repeated here because the browser build contains only the types of a contract, not its lists. */
const KNOWN = {
  booked: true,
  shipped: true,
  out_for_delivery: true,
  delivery_failed: true,
  delivered: true,
  returned_to_sender: true,
  lost: true,
} as const satisfies Record<WayBackStatus, true>;

function isKnown(status: string): status is WayBackStatus {
  return Object.hasOwn(KNOWN, status);
}
