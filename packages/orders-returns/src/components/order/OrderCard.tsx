import { isMissing, paths } from '@lunette/api-client';
import { GoodsPicture, LinkGo, thumbnail, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetOrderQuery } from '../../api/order.ts';
import { useText } from '../../text.ts';
import { arrivalOf } from './timeline.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderFault } from './OrderFault.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** The order itself, as the success page shows it: its goods with the day they come, where to, and what it cost. */
export function OrderCard({ orderId }: { orderId: string }) {
  const t = useText();
  const { date } = useLocale();
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const order = isMissing(error) ? undefined : data?.orders[0];
  if (!order && error)
    return <OrderFault error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!order) return <OrderSkeleton />;
  return (
    <div className="grid gap-5">
      <section className="rounded-control border border-line bg-surface p-6">
        <p className="display text-22">
          {t('orders.title-arrives', {
            date: date(arrivalOf(order.items) ?? order.deliveryOption.deliveryDate),
          })}
        </p>
        <ul className="mt-4 grid gap-4">
          {order.items.map((item) => (
            <li key={item.id} className="flex items-center gap-4">
              <GoodsPicture
                src={thumbnail(item.thumbnail)}
                alt=""
                shape="square"
                sizes="72px"
                className="w-18 flex-none"
              />
              <div className="min-w-0">
                <p className="font-semibold">{item.name}</p>
                <p className="text-14 text-ink-soft">
                  {[item.frameColour, item.options.map(({ name }) => name).join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <LinkGo as={Link} to={paths.orderSummary(order.id)} className="mt-3">
          {t('orders.see')}
        </LinkGo>
      </section>
      <div className="grid gap-5 tablet:grid-cols-2">
        <OrderAddress order={order} />
        <OrderPaid order={order} />
      </div>
    </div>
  );
}
