import { formatMoment } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { ChevronDown, History } from 'lucide-react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** The history of an order (who did what and when) in a disclosure; nothing if the visitor has no access to it. */
export function OrderActs({ order: { acts, shippingAddress } }: { order: Order }) {
  const t = useText();
  const { language, country } = useLocale();
  if (acts.length === 0) return null;
  return (
    <details className="group rounded-control border border-line bg-surface">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3.5 px-5 tablet:px-6 [&::-webkit-details-marker]:hidden">
        <History aria-hidden size={20} className="flex-none" />
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{t('orders.acts', { count: acts.length })}</b>{' '}
          <span className="text-14 text-ink-soft max-tablet:hidden">· {t('orders.acts-text')}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="flex-none group-open:rotate-180" />
      </summary>
      <ol className="px-5 pb-4 tablet:px-6">
        {acts.map(({ id, at, by, text }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 text-14 tablet:grid-cols-[180px_minmax(0,1fr)_200px]"
          >
            <time dateTime={at} className="text-ink-soft">
              {formatMoment(at, language, country, { withHour: true, zoneOf: shippingAddress.country })}
            </time>
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="text-ink-soft">{by}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
