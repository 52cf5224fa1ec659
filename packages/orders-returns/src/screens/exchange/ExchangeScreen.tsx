import {
  api,
  storeExchange,
  paths,
  reasonOf,
  useAppDispatch,
  useStoredExchange,
  useOpenExchange,
  useSignOutKey,
} from '@lunette/api-client';
import { Button, EmptyState, ErrorState, LinkText } from '@lunette/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetExchangeQuery } from '../../api/exchange.ts';
import { useGetEligibilityQuery } from '../../api/return.ts';
import { usePolling } from '../../api/usePolling.ts';
import { ExchangeBegin } from '../../components/exchange/choose/ExchangeBegin.tsx';
import { ExchangeReview } from '../../components/exchange/review/ExchangeReview.tsx';
import { ExchangeDetails } from '../../components/exchange/ExchangeDetails.tsx';
import { ExchangeVariants, type SoldGoodsQuery } from '../../components/exchange/choose/ExchangeVariants.tsx';
import { listingPathOf } from '../../components/exchange/listingPathOf.ts';
import { OrderSkeleton } from '../../components/order/OrderSkeleton.tsx';
import { ReturnGate } from '../../components/return/ReturnGate.tsx';
import type { Exchange } from '../../contract/exchange.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useExchangeText } from '../../exchangeText.ts';
import { exchangeCanChange } from '../../rules/canChange.ts';

/** The exchanged item, and how its product is loaded. */
export interface ExchangeScreenProps {
  orderId: string;
  itemId: string;
  /** Loads a product as it is sold now and renders its children with the query. */
  withProduct: (productId: string, render: (product: SoldGoodsQuery) => ReactNode) => ReactNode;
}

/** The page of an exchange (ROUTE-18): its first steps, the review of old and new goods, and its status once confirmed. */
export function ExchangeScreen({ orderId, itemId, withProduct }: ExchangeScreenProps) {
  const t = useExchangeText();
  return (
    <>
      <title>{`${t('exchange.do')} · Lunette`}</title>
      <ReturnGate key={useSignOutKey()} orderId={orderId}>
        {(order) => {
          const item = order.items.find(({ id }) => id === itemId);
          if (!item)
            return (
              <EmptyState
                title={t('exchange.no-item')}
                action={
                  <Button as={Link} to={paths.orderSummary(orderId)}>
                    {t('exchange.to-order')}
                  </Button>
                }
              />
            );
          return <ExchangeOfItem order={order} item={item} withProduct={withProduct} />;
        }}
      </ReturnGate>
    </>
  );
}

interface ExchangeOfItemProps extends Pick<ExchangeScreenProps, 'withProduct'> {
  order: Order;
  item: OrderItem;
}

function ExchangeOfItem(props: ExchangeOfItemProps) {
  const { order, item } = props;
  useFreshOrder();
  const open = useOpenExchange();
  const isOpen = open?.orderId === order.id && open.itemId === item.id;
  if (isOpen) return <ExchangeById {...props} exchangeId={open.exchangeId} />;
  const { exchange, exchangeable } = item;
  // A current exchange is shown even if other pieces could be exchanged too.
  const goesOn = exchange !== null && exchangeCanChange(exchange.status);
  if (exchange && (goesOn || !exchangeable))
    return <ExchangeById {...props} exchangeId={exchange.exchangeId} isConfirmed />;
  return <NewExchange order={order} item={item} />;
}

function NewExchange({ order, item }: Pick<ExchangeOfItemProps, 'order' | 'item'>) {
  const t = useExchangeText();
  const { data, error, isFetching, refetch } = useGetEligibilityQuery(
    { params: { orderId: order.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && error)
    return (
      <ErrorState
        title={t('exchange.error')}
        text={reasonOf(error, t('exchange.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <OrderSkeleton />;
  return (
    <>
      <p className="mb-5 text-14 font-semibold">
        <LinkText as={Link} to={paths.orderSummary(order.id)}>
          {t('exchange.to-order')}
        </LinkText>
      </p>
      <ExchangeBegin
        order={order}
        item={item}
        eligibility={data.items.find(({ itemId }) => itemId === item.id)}
      />
    </>
  );
}

interface ExchangeByIdProps extends ExchangeOfItemProps {
  exchangeId: string;
  /** Whether the order names the exchange, which it does once it is confirmed. */
  isConfirmed?: boolean;
}

function ExchangeById({ order, item, exchangeId, isConfirmed = false, withProduct }: ExchangeByIdProps) {
  const t = useExchangeText();
  const { pollingInterval, pollWhile } = usePolling();
  const answer = useGetExchangeQuery(
    { params: { orderId: order.id, exchangeId } },
    { refetchOnMountOrArgChange: true, pollingInterval },
  );
  const { error, isFetching, refetch } = answer;
  // The cached exchange may be older than its confirmation, after which there is no preview.
  const data = isConfirmed && answer.data?.status === 'open' ? undefined : answer.data;
  pollWhile(data !== undefined && exchangeCanChange(data.status));
  if (!data && error)
    return (
      <ErrorState
        title={t('exchange.error')}
        text={reasonOf(error, t('exchange.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <OrderSkeleton />;
  if (data.status !== 'open')
    return (
      <ExchangeDetails
        exchange={data}
        returnStatus={item.exchange?.returnStatus}
        zoneOf={order.shippingAddress.country}
      />
    );
  return <OpenExchange order={order} item={item} exchange={data} withProduct={withProduct} />;
}

function OpenExchange({ order, item, exchange, withProduct }: ExchangeOfItemProps & { exchange: Exchange }) {
  const t = useExchangeText();
  useFinalStep();
  const isSame = exchange.method === 'SAMEPRODUCT';
  const variants =
    isSame &&
    withProduct(item.productId, (product) => (
      <ExchangeVariants exchange={exchange} before={item} product={product} />
    ));
  return (
    <>
      {exchange.item ? (
        <ExchangeReview
          order={order}
          exchange={exchange}
          before={item}
          after={exchange.item}
          variants={variants}
        />
      ) : isSame ? (
        <div className="max-w-text">
          <h1 className="display mb-7 text-36 wrap-anywhere tablet:text-48">
            {t('exchange.title', { name: exchange.goodsName })}
          </h1>
          {variants}
        </div>
      ) : (
        <EmptyState
          title={t('exchange.nothing-yet')}
          text={t('exchange.nothing-yet-text')}
          action={
            <Button as={Link} to={listingPathOf(exchange.classification)}>
              {t('exchange.to-shop')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Records that the last step is shown, so that choosing goods does not navigate to it (CART-23). */
function useFinalStep() {
  const open = useOpenExchange();
  useEffect(() => {
    if (open && open.finalStep === '') storeExchange({ ...open, finalStep: 'open' });
  }, [open]);
}

/** Reads the order again when the exchange has ended in this browser, because another tab may have confirmed it. */
function useFreshOrder() {
  const dispatch = useAppDispatch();
  const isStored = useStoredExchange() !== null;
  const wasStored = useRef(isStored);
  useEffect(() => {
    if (wasStored.current && !isStored) dispatch(api.util.invalidateTags(['Order']));
    wasStored.current = isStored;
  }, [dispatch, isStored]);
}
