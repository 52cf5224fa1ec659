import { reasonOf } from '@lunette/api-client';
import { formatMoment } from '@lunette/country-config';
import { Button, Message, Price, useLocale } from '@lunette/ui-kit';
import { useConfirmCashMutation } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** Asks to confirm an order that is paid at the door, or shows that it was confirmed (CHK-07). Nothing for other orders. */
export function CashConfirmation({ order }: { order: Order }) {
  const t = useText();
  const { language, country } = useLocale();
  const [confirm, { isLoading, error }] = useConfirmCashMutation();
  const { id: orderId, cashConfirmation, payments, shippingAddress } = order;
  const [payment] = payments.paymentList;
  if (cashConfirmation?.at)
    return (
      <p className="mt-3.5 text-14 text-ink-soft">
        {t('orders.cash-confirmed', {
          moment: formatMoment(cashConfirmation.at, language, country, {
            withHour: true,
            zoneOf: shippingAddress.country,
          }),
        })}
      </p>
    );
  if (!cashConfirmation?.open || !payment) return null;
  return (
    <div className="mt-3.5 grid justify-items-start gap-2 border-t border-line pt-3.5">
      <p className="font-semibold">
        {t.rich('orders.cash-title', {
          amount: <Price key="amount" amount={payment.amount} />,
        })}
      </p>
      <p className="text-14 text-ink-soft">{t('orders.cash-text')}</p>
      <Button kind="second" loading={isLoading} onClick={() => void confirm({ params: { orderId } })}>
        {t('orders.cash-confirm')}
      </Button>
      {error && (
        <Message tone="bad">
          {t('orders.cash-failed', { reason: reasonOf(error, t('orders.offline')) })}
        </Message>
      )}
    </div>
  );
}
