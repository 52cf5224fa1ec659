import { Price, SummaryRow, SummaryRows, TotalRow, useLocale } from '@lunette/ui-kit';
import { toMinor } from '@lunette/country-config';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Checkout, PaymentMethod } from '../contract/index.ts';
import { useText } from '../text.ts';
import { isMethodCode, METHODS } from './payment/methods.ts';

interface OrderAsideProps {
  cart: Checkout['cart'];
  /** The chosen payment method, with what it costs. */
  method: PaymentMethod | null;
  /** Goods and explained total. */
  children: ReactNode;
}

/** The order beside the steps. On narrow screens it is a disclosure that shows the total. */
export function OrderAside({ cart, method, children }: OrderAsideProps) {
  const t = useText();
  const { list } = useLocale();
  const [open, setOpen] = useState(false);
  const { currencyCode } = cart;
  const view = method && isMethodCode(method.id) ? METHODS[method.id] : null;
  const fee = method?.fee?.value ?? 0;
  const total = method?.total ?? { value: cart.totals.total + fee, currencyCode };
  // The card offer of a bank does not apply to other payment methods.
  const lost = (toMinor(total.value) - toMinor(fee) - toMinor(cart.totals.total)) / 100;
  const names = list(cart.items.map(({ modelName, name }) => modelName || name));
  return (
    <aside className="rounded-control bg-sunk" aria-label={t('checkout.your-order')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-2.5 px-4 desk:hidden"
      >
        <span className="min-w-0 flex-1 truncate">
          {t('checkout.items', { count: cart.itemsQty })} <span className="text-ink-soft">· {names}</span>
        </span>
        <Price amount={total} className="font-semibold" />
        <ChevronDown className={`transition-[rotate] duration-200 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div className={`px-4 pt-2 pb-5 desk:block desk:p-8 ${open ? '' : 'max-desk:hidden'}`}>
        <h2 className="display mb-[18px] text-22 max-desk:sr-only">{t('checkout.your-order')}</h2>
        {children}
        {(fee > 0 || lost > 0) && (
          <SummaryRows className="mt-4 border-t border-line pt-4">
            {lost > 0 && (
              <SummaryRow label={t('checkout.offer-off')}>
                <Price amount={{ value: lost, currencyCode }} sign="plus" />
              </SummaryRow>
            )}
            {view?.fee && fee > 0 && (
              <SummaryRow label={t(view.fee.label)} note={t(view.fee.note)}>
                <Price amount={{ value: fee, currencyCode }} sign="plus" />
              </SummaryRow>
            )}
            <TotalRow label={t(view?.totalLabel ?? 'checkout.to-pay-now')}>
              <Price amount={total} />
            </TotalRow>
          </SummaryRows>
        )}
      </div>
    </aside>
  );
}
