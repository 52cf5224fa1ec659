import { formatMoment } from '@lunette/country-config';
import { paths } from '@lunette/api-client';
import { GoodsPicture, Price, thumbnail, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { OrderTitle } from '../order/head/OrderTitle.tsx';

const PICTURES = 3;

/** An order in the list: goods, status, date and total. The whole row is a link to its page. */
export function OrderListItem({ order }: { order: Order }) {
  const t = useText();
  const { language, country, list } = useLocale();
  const shown = order.items.slice(0, PICTURES);
  const others = order.items.length - shown.length;
  const number = t('orders.number', {
    number: order.id,
    date: formatMoment(order.createdAt, language, country, { zoneOf: order.shippingAddress.country }),
  });
  return (
    <li className="relative grid gap-3 rounded-control border border-line bg-surface p-4 items-center tablet:grid-cols-[176px_minmax(0,1fr)] tablet:gap-6 tablet:p-6">
      <ul className="flex gap-2 tablet:w-46">
        {shown.map(({ id, thumbnail: picture, name }) => (
          <li key={id} className={shown.length === 1 ? 'w-23 tablet:w-46' : 'w-23 min-w-0 flex-1'}>
            <GoodsPicture
              src={shown.length === 1 ? picture : thumbnail(picture)}
              alt={name}
              shape={shown.length === 1 ? 'wide' : 'square'}
              sizes="184px"
            />
          </li>
        ))}
      </ul>
      <div className="grid min-w-0 gap-1">
        <p className="text-14 text-ink-soft">{number}</p>
        <h2 className="display text-22">
          <Link to={paths.orderSummary(order.id)} className="after:absolute after:inset-0">
            <OrderTitle order={order} />
          </Link>
        </h2>
        <p className="flex items-baseline justify-between gap-4 text-14 text-ink-soft">
          <span>
            {[list(shown.map(({ name }) => name)), others > 0 && t('orders.list-others', { count: others })]
              .filter(Boolean)
              .join(' ')}
          </span>
          <Price
            amount={{ value: order.amount.total, currencyCode: order.currencyCode }}
            className="text-16 font-semibold text-ink"
          />
        </p>
      </div>
    </li>
  );
}
