import { Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import type { Money } from '@lunette/country-config';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Checkout } from '../contract/index.ts';
import { useText } from '../text.ts';

interface OrderAsideProps {
  cart: Checkout['cart'];
  /** What the chosen way of paying costs. */
  fee: Money | null;
  /** Goods and explained total. */
  children: ReactNode;
}

/** The order beside the steps. Where there is no room it is one line with the total, which opens. */
export function OrderAside({ cart, fee, children }: OrderAsideProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const total = { value: cart.totals.total + (fee?.value ?? 0), currencyCode: cart.currencyCode };
  const names = cart.items.map(({ modelName, name }) => modelName || name).join(', ');
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
        {fee && fee.value > 0 && (
          <SummaryRows className="mt-4 border-t border-line pt-4">
            <SummaryRow label={t('checkout.fee')} note={t('checkout.fee-why')}>
              <Price amount={fee} sign="plus" />
            </SummaryRow>
            <TotalRow label={t('checkout.at-the-door')}>
              <Price amount={total} />
            </TotalRow>
          </SummaryRows>
        )}
      </div>
    </aside>
  );
}
