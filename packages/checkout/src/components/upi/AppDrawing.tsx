import { Num, Price } from '@lunette/ui-kit';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** A drawing of what the shopper's app shows, beside the steps on a desktop. */
export function AppDrawing({ payment: { orderId, amount } }: { payment: OrderPayment }) {
  const t = useText();
  return (
    <div
      aria-hidden="true"
      className="w-[216px] rounded-[30px] border border-line-strong bg-surface px-3.5 pt-3.5 pb-[18px] text-14 leading-snug max-tablet:hidden"
    >
      <span className="mx-auto mb-[22px] block h-1 w-[52px] rounded-full bg-line" />
      <div className="grid justify-items-center gap-1 rounded-control bg-sunk px-3 py-[22px] text-center">
        <span className="text-12 text-ink-soft">{t('checkout.upi-request-from')}</span>
        <bdi className="font-semibold">{t('checkout.upi-payee')}</bdi>
        <Price amount={amount} className="font-display text-28 font-semibold" />
        <span className="text-12 text-ink-soft">
          {t.rich('checkout.order-number', { order: <Num>{orderId}</Num> })}
        </span>
      </div>
    </div>
  );
}
