import { formatMoment } from '@lunette/country-config';
import { paths } from '@lunette/api-client';
import { Button, LinkText, Num, useLocale } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Order, OrderStatus } from '../../../contract/order.ts';
import { isUnpaid } from './isUnpaid.ts';
import { useText } from '../../../text.ts';
import { CancelledText } from '../../cancel/CancelledText.tsx';
import { headlineOf, undeliveredReason } from '../../item/itemState.ts';
import { CancelOrder } from '../../cancel/CancelOrder.tsx';
import { ExchangeWaitingNote } from '../../exchange/ExchangeWaitingNote.tsx';
import { hasOtherItems, OtherItems } from './OtherItems.tsx';
import { OrderTitle } from './OrderTitle.tsx';
import { Undelivered } from './Undelivered.tsx';

interface OrderHeadProps {
  /** The order; if it is masked, the visitor cannot pay or cancel it here. */
  order: Order;
  /** Whether the order replaces another one on its page. */
  isNext: boolean;
}

/** The heading of an order: when it arrives, or why it does not yet, with the actions for that. */
export function OrderHead({ order, isNext }: OrderHeadProps) {
  const t = useText();
  const { language, country } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { access } = order;
  const mayChange = access !== 'masked';
  // It replaces another order, or the form that gave access to the order, so it gets the focus.
  useEffect(() => {
    if (isNext || access !== 'owner') heading.current?.focus();
  }, [isNext, access]);
  const number = t('orders.number', {
    number: order.id,
    date: formatMoment(order.createdAt, language, country, { zoneOf: order.shippingAddress.country }),
  });
  return (
    <header className="mb-8 grid gap-2">
      <p className="text-14 text-ink-soft">{number}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="display text-36 wrap-anywhere outline-0 tablet:text-48"
      >
        <OrderTitle order={order} />
      </h1>
      <HeadText order={order} />
      {order.exchangeOf && (
        <p className="text-14 text-ink-soft">
          {t.rich('orders.exchange-from', {
            number: (
              <LinkText as={Link} key="number" to={paths.orderSummary(order.exchangeOf.orderId)}>
                <Num>{order.exchangeOf.orderId}</Num>
              </LinkText>
            ),
          })}
        </p>
      )}
      {mayChange && <ExchangeWaitingNote order={order} />}
      {mayChange && <PayButton order={order} />}
      {mayChange && <CancelOrder order={order} />}
    </header>
  );
}

function HeadText({ order }: { order: Order }) {
  const t = useText();
  const { status, shippingAddress, cancellation } = order;
  const { email } = shippingAddress;
  if (order.items.some(undeliveredReason)) return <Undelivered order={order} />;
  if (cancellation) return <CancelledText cancellation={cancellation} />;
  if (isUnpaid(order)) return <p className="text-ink-soft">{t('orders.text-unpaid')}</p>;
  if (hasOtherItems(order)) return <OtherItems order={order} />;
  // No messages are sent about an order that was completely delivered.
  if (status === 'placed' && !headlineOf(order.items)) return null;
  return isKnown(status) ? <p className="text-ink-soft">{t(TEXT[status], { email })}</p> : null;
}

const TEXT = {
  pending_payment: 'orders.text-pending',
  payment_failed: 'orders.text-failed',
  placed: 'orders.text-placed',
  cancelled: 'orders.text-ended',
} as const satisfies Record<OrderStatus, string>;

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(TEXT, status);

/** The link to pay an order that was not paid or whose payment failed; that of an exchange is paid on the exchange's page. */
function PayButton({ order }: { order: Order }) {
  const t = useText();
  const { exchangeOf } = order;
  const failed = order.status === 'payment_failed';
  if (!failed && !isUnpaid(order)) return null;
  return (
    <Button
      as={Link}
      to={exchangeOf ? paths.exchange(exchangeOf.orderId, exchangeOf.itemId) : paths.retryPayment(order.id)}
      className="justify-self-start"
    >
      {t(failed ? 'orders.pay-again' : 'orders.pay-now')}
    </Button>
  );
}
