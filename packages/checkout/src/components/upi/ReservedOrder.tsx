import { formatDeviceTime } from '@lunette/country-config';
import { Num, Price, useLocale } from '@lunette/ui-kit';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** The order beside its payment: its number, until when its goods are reserved, and the amount to pay. */
export function ReservedOrder({ payment: { orderId, keptUntil, amount } }: { payment: OrderPayment }) {
  const t = useText();
  const { language, country } = useLocale();
  return (
    <aside
      aria-label={t('checkout.your-order')}
      className="grid gap-3 rounded-control bg-sunk px-4 py-3.5 desk:p-8"
    >
      <p className="text-14 text-ink-soft">
        {t.rich('checkout.order-number', { order: <Num>{orderId}</Num> })}
        {keptUntil && (
          <>
            .{' '}
            {t.rich('checkout.upi-kept', {
              time: <Num>{formatDeviceTime(keptUntil, language, country)}</Num>,
            })}
          </>
        )}
      </p>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{t('checkout.to-pay-now')}</span>
        <Price amount={amount} className="text-22" />
      </p>
    </aside>
  );
}
