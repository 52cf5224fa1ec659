import { reasonOf, useAppDispatch } from '@lunette/api-client';
import { Button, EmptyState, ErrorState, FocusGuard, Message, useLocale } from '@lunette/ui-kit';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { orderApi, useGetOrdersInfiniteQuery } from '../../api/order.ts';
import { useText } from '../../text.ts';
import { OrderListItem } from './OrderListItem.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { useNewOrderCheck } from './useNewOrderCheck.ts';

/** The loaded orders of the signed-in customer, with a button that loads more. */
export function OrderList() {
  const t = useText();
  const { number, country } = useLocale();
  const list = useGetOrdersInfiniteQuery();
  const {
    currentData: data,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    isFetchNextPageError,
  } = list;
  const dispatch = useAppDispatch();
  const begin = useCallback(() => {
    dispatch(orderApi.util.invalidateTags(['OrderList']));
  }, [dispatch]);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  // The list also contains orders of other stores, and orders whose payment is open; these are not placed yet.
  const newest = orders.find(
    ({ items, shippingAddress }) =>
      shippingAddress.country === country && items.some((item) => item.statusHistory.length > 0),
  );
  useNewOrderCheck(newest?.id, begin);
  if (!data && error)
    return (
      <ErrorState
        title={t('orders.list-error')}
        text={t('orders.list-error-text', { reason: reasonOf(error, t('orders.offline')) })}
        onRetry={() => void list.refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <OrderListSkeleton />;
  const total = data.pages.at(-1)?.totalOrder ?? 0;
  if (orders.length === 0) return <NoOrders />;
  return (
    <FocusGuard>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderListItem key={order.id} order={order} />
        ))}
        {hasNextPage && (
          // In the list, so that the first of the further orders takes its place.
          <li className="grid gap-4">
            {isFetchNextPageError && <Message tone="bad">{t('orders.list-more-error')}</Message>}
            <div className="mt-2 flex flex-wrap items-center gap-4">
              <Button kind="second" loading={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('orders.list-more')}
              </Button>
              <p className="text-14 text-ink-soft">
                {t('orders.list-shown', { shown: number(orders.length), total: number(total) })}
              </p>
            </div>
          </li>
        )}
      </ul>
    </FocusGuard>
  );
}

function NoOrders() {
  const t = useText();
  return (
    <EmptyState
      title={t('orders.list-empty')}
      text={t('orders.list-empty-text')}
      action={
        <Button as={Link} to="/eyeglasses">
          {t('orders.list-shop')}
        </Button>
      }
    />
  );
}
