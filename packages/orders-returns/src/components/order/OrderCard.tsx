import { isMissing, paths } from '@lunette/api-client';
import { powerSection } from '@lunette/prescription/rules';
import { ArrowLink, Button, GoodsPicture, LinkText, Message, thumbnail, useLocale } from '@lunette/ui-kit';
import { FileImage } from 'lucide-react';
import { Link } from 'react-router';
import { useGetOrderQuery } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { nameParts } from '../item/itemNames.ts';
import { waitsForStudio } from '../item/waitsForStudio.ts';
import { shortName } from '../item/shortName.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderError } from './OrderError.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderTitle } from './head/OrderTitle.tsx';

/** The order on the success page: its goods with their days, address and total. */
export function OrderCard({ orderId }: { orderId: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const order = isMissing(error) ? undefined : data?.orders[0];
  if (!order && error)
    return <OrderError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!order) return <OrderSkeleton />;
  return (
    <div className="grid gap-5">
      <section className="rounded-control border border-line bg-surface p-6">
        <p className="display text-22">
          <OrderTitle order={order} />
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
              <ItemWords item={item} />
            </li>
          ))}
        </ul>
        <MissingEyeTest order={order} />
        {order.items.map((item) => (
          <MissingPower key={item.id} orderId={order.id} item={item} />
        ))}
        <ArrowLink as={Link} to={paths.orderSummary(order.id)} className="mt-3">
          {t('orders.see')}
        </ArrowLink>
      </section>
      <div className="grid gap-5 tablet:grid-cols-2">
        <OrderAddress order={order} />
        <OrderPaid order={order} />
      </div>
    </div>
  );
}

function ItemWords({ item }: { item: OrderItem }) {
  const t = useText();
  const { model, rest, colour } = nameParts(item);
  const facts = [
    rest,
    colour,
    ...item.options.map(({ name }) => name),
    item.quantity > 1 && t('orders.pieces', { count: item.quantity }),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{model}</p>
      <p className="text-14 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** For an order that waits for an eye test: its studio, and a link to choose the time. */
function MissingEyeTest({ order: { id, items, studio, shippingAddress } }: { order: Order }) {
  const t = useText();
  const { country } = useLocale();
  if (!studio || !items.some(waitsForStudio)) return null;
  const { name, address, visit } = studio;
  // On the store of another country no time can be chosen.
  if (!visit && shippingAddress.country !== country) return null;
  return (
    <Message tone="warn" className="mt-5">
      <p className="font-semibold">{t('orders.studio-title', { studio: name })}</p>
      <p>{address}</p>
      <p>{t(visit ? 'orders.studio-after' : 'orders.studio-first')}</p>
      {!visit && (
        <Button as={Link} to={paths.orderSummary(id)} className="mt-3">
          {t('orders.studio-choose')}
        </Button>
      )}
    </Message>
  );
}

/** For an item that waits for its power: a link to enter it, or that an optician reads it. */
function MissingPower({ orderId, item }: { orderId: string; item: OrderItem }) {
  const t = useText();
  const { id, powerOpen, powerUnread, prescription } = item;
  const name = shortName(item);
  if (powerUnread)
    return (
      <Message tone="accent" icon={<FileImage />} className="mt-5">
        <p className="font-semibold">{t('orders.reading-of', { name })}</p>
        <p>{t('orders.power-reading')}</p>
        <p className="mt-1">
          <LinkText
            as={Link}
            to={paths.enterPower(orderId, id)}
            aria-label={t('orders.power-instead-of', { name })}
          >
            {t('orders.power-instead')}
          </LinkText>
        </p>
      </Message>
    );
  if (!powerOpen || powerSection(prescription) !== 'CONTACT_FOR_POWER' || waitsForStudio(item)) return null;
  return (
    <Message tone="warn" className="mt-5">
      <p className="font-semibold">{t('orders.power-waits', { name })}</p>
      <p>{t('orders.power-first')}</p>
      <Button
        as={Link}
        to={paths.enterPower(orderId, id)}
        aria-label={t('orders.power-enter-of', { name })}
        className="mt-3"
      >
        {t('orders.power-enter')}
      </Button>
    </Message>
  );
}
