import { commaOf, formatPhone, placeLines } from '@lunette/country-config';
import { Num, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { headlineOf } from '../item/itemState.ts';

interface OrderAddressProps {
  order: Order;
  /** A link that changes the address. */
  change?: ReactNode;
}

/** The address of an order and, unless it was cancelled, its delivery option and day. */
export function OrderAddress({ order, change }: OrderAddressProps) {
  const t = useText();
  const { status, access, shippingAddress: to, deliveryOption } = order;
  const { date, language } = useLocale();
  const [place, ...state] = placeLines(to, language);
  const lines = [
    `${to.firstName} ${to.lastName}`.trim(),
    [to.addressline1, to.addressline2].filter(Boolean).join(commaOf(language)),
    [to.locality, place].filter(Boolean).join(commaOf(language)),
    ...state,
  ].filter(Boolean);
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="mb-3 text-14 text-ink-soft">{t('orders.delivered-to')}</h2>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        <Num>{access === 'masked' ? to.phone : formatPhone(to.phone, to.country)}</Num>
      </address>
      {status !== 'cancelled' && (
        <p className="mt-3 text-14 text-ink-soft">
          {headlineOf(order.items)
            ? t('orders.delivery', { title: deliveryOption.title, date: date(deliveryOption.deliveryDate) })
            : deliveryOption.title}
        </p>
      )}
      {change}
    </section>
  );
}
