import { paths, reasonOf, useAttempt } from '@lunette/api-client';
import { formatMoment, type CountryCode } from '@lunette/country-config';
import { Button, Dialog, LinkText, Message, Num, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCancelExchangeMutation, usePayExchangeMutation } from '../../api/exchange.ts';
import type { Exchange, ExchangeStatus } from '../../contract/exchange.ts';
import { useExchangeText } from '../../exchangeText.ts';

const TITLES = {
  open: 'exchange.status.confirmed',
  unpaid: 'exchange.status.unpaid',
  confirmed: 'exchange.status.confirmed',
  owed: 'exchange.status.owed',
  done: 'exchange.status.done',
  cancelled: 'exchange.status.cancelled',
  expired: 'exchange.status.expired',
} as const satisfies Record<ExchangeStatus, string>;

/** States of the return of the old goods before the courier has them. */
const NOT_SENT: readonly string[] = ['requested', 'approved', 'label'];

interface ExchangeDetailsProps {
  exchange: Exchange;
  /** The status of the return of the old goods, if known. */
  returnStatus?: string | null | undefined;
  /** The country of the order, in whose time zone the deadline is. */
  zoneOf: CountryCode;
}

/** A confirmed or ended exchange: its status, the amount to pay, and links to both orders. */
export function ExchangeDetails({ exchange, returnStatus, zoneOf }: ExchangeDetailsProps) {
  const t = useExchangeText();
  const { money, date, language, country } = useLocale();
  const { status, due, message, newOrderId, arrivesOn, returnId, orderId, itemId, leaves, cancellable } =
    exchange;
  const known = isKnown(status) ? status : 'confirmed';
  const amount = due ? money(due.amount) : '';
  const isWaiting = known === 'confirmed' && leaves === 'collected' && NOT_SENT.includes(returnStatus ?? '');
  const isOver = known === 'cancelled' || known === 'expired';
  return (
    <div className="grid max-w-text gap-5">
      <p className="text-14 font-semibold">
        <LinkText as={Link} to={paths.orderSummary(orderId)}>
          {t('exchange.to-order')}
        </LinkText>
      </p>
      <h1 className="display text-36 tablet:text-48">{t(TITLES[known], { amount })}</h1>
      {isOver && <p className="text-ink-soft">{t('exchange.status.ended-text')}</p>}
      {isWaiting && <p className="text-ink-soft">{t('exchange.status.waits')}</p>}
      {message && <Message>{message}</Message>}
      {due?.until && (
        <p className="text-14 text-ink-soft">
          {t('exchange.status.unpaid-until', {
            moment: formatMoment(due.until, language, country, { withHour: true, zoneOf }),
          })}
        </p>
      )}
      {newOrderId && (
        <p>
          {t('exchange.new-order')} <Num>{newOrderId}</Num>
        </p>
      )}
      {arrivesOn && <p className="text-ink-soft">{t('exchange.new-arrives', { day: date(arrivesOn) })}</p>}
      <div className="flex flex-wrap gap-3">
        {due && <Pay exchange={exchange} amount={amount} />}
        {newOrderId && (
          <Button as={Link} kind={due ? 'second' : 'primary'} to={paths.orderSummary(newOrderId)}>
            {t('exchange.see-new')}
          </Button>
        )}
        {returnId && (
          <Button as={Link} kind="second" to={paths.returnDetails(orderId, itemId)}>
            {t('exchange.see-return')}
          </Button>
        )}
        {cancellable && <Cancel exchange={exchange} />}
      </div>
    </div>
  );
}

const isKnown = (status: string): status is ExchangeStatus => Object.hasOwn(TITLES, status);

/** A button that pays the difference; it opens a new payment if the last one was declined or never opened. */
function Pay({ exchange, amount }: { exchange: Exchange; amount: string }) {
  const t = useExchangeText();
  const [open, { data: opened, isLoading, error }] = usePayExchangeMutation();
  const { orderId, id: exchangeId } = exchange;
  const press = async () => {
    const { data } = await open({ params: { orderId, exchangeId } });
    const pageUrl = data?.due?.pageUrl;
    if (pageUrl) window.location.assign(pageUrl);
  };
  // Without an answer of the payment provider, the payment has no page.
  const isNotOpen = opened?.due?.pageUrl === null;
  return (
    <>
      <Button loading={isLoading} onClick={() => void press()}>
        {t('exchange.pay-now', { amount })}
      </Button>
      {(error || isNotOpen) && (
        <Message tone="bad" className="basis-full">
          {error ? reasonOf(error, t('exchange.offline')) : t('exchange.pay-not-open')}
        </Message>
      )}
    </>
  );
}

/** A button that cancels an exchange after a confirmation. */
function Cancel({ exchange }: { exchange: Exchange }) {
  const t = useExchangeText();
  const [isOpen, setOpen] = useState(false);
  const attempt = useAttempt();
  const [send, { isLoading, error, reset }] = useCancelExchangeMutation();
  const params = { orderId: exchange.orderId, exchangeId: exchange.id };
  const close = () => {
    if (error) reset();
    setOpen(false);
  };
  const cancel = async () => {
    if (isLoading) return;
    const answer = await send({ params, idempotencyKey: attempt.keyFor(params) });
    attempt.ended(answer.error);
    if (answer.data) close();
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('exchange.cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('exchange.cancel-title')}
        footer={
          <div className="grid gap-3">
            <Button kind="danger" full loading={isLoading} onClick={() => void cancel()}>
              {t('exchange.cancel-sure')}
            </Button>
            <Button kind="second" full onClick={close}>
              {t('exchange.cancel-not')}
            </Button>
          </div>
        }
      >
        <p className="text-ink-soft">{t('exchange.cancel-text')}</p>
        {error && (
          <Message tone="bad" className="mt-4">
            {t('exchange.cancel-failed', { reason: reasonOf(error, t('exchange.offline')) })}
          </Message>
        )}
      </Dialog>
    </>
  );
}
