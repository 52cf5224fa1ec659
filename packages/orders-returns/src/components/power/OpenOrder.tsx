import { codeOf, isMissing, reasonOf } from '@lunette/api-client';
import { Message } from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../../api/order.ts';
import { useGetLinkedItemQuery } from '../../api/power.ts';
import type { LinkedItem, PowerLink } from '../../contract/power.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { OrderError } from '../order/OrderError.tsx';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { OrderByEmail, type FoundOrder } from '../track/OrderByEmail.tsx';
import { OrderCode } from '../track/OrderCode.tsx';
import { LinkCode } from './LinkCode.tsx';

/** The parameters of a signed link. */
export interface OrderLink extends PowerLink {
  orderId: string;
  itemId: string;
}

interface OpenOrderProps {
  orderId: string;
  /** The signed link of the visitor; null without one. */
  link: OrderLink | null;
  /** The title of the page that asks for the code. */
  linkTitle: (item: LinkedItem) => string;
  /** Whether to leave out the day of delivery, as before the payment it is unknown. */
  withoutDay?: boolean;
  /** Renders an order that the visitor may change. */
  children: (order: Order) => ReactNode;
}

/**
 * An order that the visitor may change: their own, or any after its one-time code. A visitor with a signed link enters the code
 * directly; others enter the order's e-mail address first.
 */
export function OpenOrder(props: OpenOrderProps) {
  const { link } = props;
  const { orderId, children } = props;
  return link ? (
    <LinkedOrder {...props} link={link} />
  ) : (
    <EmailedOrder orderId={orderId}>{children}</EmailedOrder>
  );
}

function LinkedOrder({
  link,
  orderId,
  linkTitle,
  withoutDay = false,
  children,
}: OpenOrderProps & { link: OrderLink }) {
  const t = useText();
  const { until, sign, itemId } = link;
  const linked = useGetLinkedItemQuery({ params: { orderId, itemId }, query: { until, sign } });
  const [entered, setEntered] = useState(false);
  const isOpen = entered || linked.data?.open === true;
  const whole = useGetOrderQuery({ params: { orderId } }, { skip: !isOpen });
  // The cached answers may be those of a customer who has signed out, or of a code that is no longer valid.
  const isClosed = isMissing(whole.error);
  const { refetch } = linked;
  useEffect(() => {
    if (isClosed) void refetch().then(() => setEntered(false));
  }, [isClosed, refetch]);
  const [order] = (isOpen && !isClosed && whole.data?.orders) || [];
  if (order) return children(order);
  // With an expired or invalid link, the order is found as without a link.
  if (linked.error && (isMissing(linked.error) || codeOf(linked.error) === 'link_expired'))
    return (
      <div className="grid gap-6">
        <Message tone="warn">{reasonOf(linked.error, t('orders.offline'))}</Message>
        <EmailedOrder orderId={orderId}>{children}</EmailedOrder>
      </div>
    );
  const failed = linked.error ? linked : whole;
  const isReadAgain = isClosed && (entered || linked.isFetching);
  if (failed.error && !isReadAgain)
    return (
      <OrderError error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  if (!linked.data || isOpen) return <OrderSkeleton />;
  const { data: item } = linked;
  return (
    <LinkCode
      link={link}
      item={item}
      title={linkTitle(item)}
      withoutDay={withoutDay}
      onEntered={() => setEntered(true)}
    />
  );
}

function EmailedOrder({ orderId, children }: Pick<OpenOrderProps, 'orderId' | 'children'>) {
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } });
  const [found, setFound] = useState<FoundOrder | null>(null);
  // The cached answer may be that of a customer who has signed out.
  const [order] = (isMissing(error) ? undefined : data?.orders) ?? [];
  if (order && order.access !== 'masked') return children(order);
  if (found) return <OrderCode orderId={orderId} email={found.email} />;
  if (!error) return <OrderSkeleton />;
  return (
    <OrderError error={error} onRetry={() => void refetch()} retrying={isFetching}>
      <OrderByEmail orderId={orderId} onFound={setFound} />
    </OrderError>
  );
}
