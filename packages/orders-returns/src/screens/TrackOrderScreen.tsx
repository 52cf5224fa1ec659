import { useSignOutKey } from '@lunette/api-client';
import { LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { OrderDetails, type OrderDetailsProps } from '../components/order/OrderDetails.tsx';
import { LatestOrder } from '../components/list/LatestOrder.tsx';
import { OrderByEmail, type FoundOrder } from '../components/track/OrderByEmail.tsx';
import { useText } from '../text.ts';

/** The props of `OrderDetails` that do not depend on one order. */
export type TrackOrderScreenProps = Omit<
  OrderDetailsProps,
  'orderId' | 'opened' | 'isNext' | 'fitting' | 'eyeTest'
>;

/** The page that finds an order by its number and its e-mail address, without an account (O-30). */
export function TrackOrderScreen(props: TrackOrderScreenProps) {
  return <TrackOrder key={useSignOutKey()} {...props} />;
}

function TrackOrder(props: TrackOrderScreenProps) {
  const t = useText();
  const [found, setFound] = useState<FoundOrder | null>(null);
  if (found)
    return (
      <>
        <title>{`${t('orders.title', { number: found.order.id })} · Lunette`}</title>
        <OrderDetails orderId={found.order.id} opened={found} {...props} />
      </>
    );
  return (
    <div className="mx-auto max-w-text">
      <title>{`${t('orders.track-title')} · Lunette`}</title>
      <h1 className="display text-36 tablet:text-48">{t('orders.track-title')}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('orders.track-text')}</p>
      <LatestOrder />
      <OrderByEmail onFound={setFound} />
      <p className="mt-8 text-14 text-ink-soft">
        {t('orders.track-account')}{' '}
        <LinkText as={Link} to="/customer/account/">
          {t('orders.list-title')}
        </LinkText>
      </p>
    </div>
  );
}
