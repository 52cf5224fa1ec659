import type { ReactNode } from 'react';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { waitsForStudio } from '../item/waitsForStudio.ts';

interface OrderStudioProps {
  order: Order;
  /** The time of the eye test, or a link to choose one. */
  children?: ReactNode;
}

/** The studio of an eye test that has not taken place yet (CART-08). */
export function OrderStudio({ order, children }: OrderStudioProps) {
  const t = useText();
  const { time, country } = useLocale();
  const { studio } = order;
  if (order.status !== 'placed' || !studio) return null;
  const waits = order.items.some(waitsForStudio);
  if (!waits && !studio.visit) return null;
  // On the store of another country no time can be chosen.
  const mayChoose = order.shippingAddress.country === country;
  const hours = { opens: time(studio.opens), closes: time(studio.closes) };
  return (
    <section
      aria-labelledby="order-studio"
      className="grid gap-3 rounded-control border border-line bg-surface p-4 tablet:p-6"
    >
      <h2 id="order-studio" className="display text-22">
        {t('orders.studio-title', { studio: studio.name })}
      </h2>
      <p className="text-14 text-ink-soft">
        {t('orders.studio-place', { address: studio.address, ...hours })}
      </p>
      {waits && (studio.visit || mayChoose) && (
        <p className="max-w-text">{t(studio.visit ? 'orders.studio-after' : 'orders.studio-first')}</p>
      )}
      {children}
    </section>
  );
}
