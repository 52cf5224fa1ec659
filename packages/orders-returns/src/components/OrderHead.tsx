import { paths } from '@lunette/api-client';
import { Button, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Order } from '../contract.ts';
import { formatMoment } from '../moment.ts';
import { useText } from '../text.ts';
import { CancelledText } from './CancelledText.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderTitle } from './OrderTitle.tsx';

/** What matters most about an order, in one sentence: when it comes, or what is in its way. */
export function OrderHead({ order }: { order: Order }) {
  const t = useText();
  const { language, country } = useLocale();
  const number = t('orders.number', {
    number: order.id,
    date: formatMoment(order.createdAt, language, country),
  });
  return (
    <header className="mb-8 grid gap-2">
      <p className="text-14 text-ink-soft">{number}</p>
      <h1 className="display text-48">
        <OrderTitle order={order} />
      </h1>
      <Say order={order} />
      {order.cancellableUntil && order.status === 'placed' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="text-14 text-ink-soft">
            {t('orders.cancel-until', {
              moment: formatMoment(order.cancellableUntil, language, country, true),
            })}
          </p>
          <CancelOrder order={order} />
        </div>
      )}
    </header>
  );
}

function Say({ order }: { order: Order }) {
  const t = useText();
  const { id, status, shippingAddress, cancellation } = order;
  const { email } = shippingAddress;
  if (status === 'payment_failed')
    return (
      <>
        <p>{t('orders.text-failed')}</p>
        <Button as={Link} to={paths.retryPayment(id)} className="justify-self-start">
          {t('orders.pay-again')}
        </Button>
      </>
    );
  if (status === 'pending_payment')
    return <p className="text-ink-soft">{t('orders.text-pending', { email })}</p>;
  if (cancellation) return <CancelledText cancellation={cancellation} />;
  return status === 'placed' ? <p className="text-ink-soft">{t('orders.text-placed', { email })}</p> : null;
}
