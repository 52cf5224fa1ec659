import { keepExchange, paths, reasonOf, useOpenExchange, useTabTurn } from '@lunette/api-client';
import { Button, EmptyState, ErrorState, LinkText } from '@lunette/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useGetExchangeQuery } from '../api/exchange.ts';
import { useGetEligibilityQuery } from '../api/return.ts';
import { ExchangeBegin } from '../components/exchange/ExchangeBegin.tsx';
import { ExchangeReview } from '../components/exchange/ExchangeReview.tsx';
import { ExchangeStanding } from '../components/exchange/ExchangeStanding.tsx';
import { ExchangeVariants, type SoldGoods } from '../components/exchange/ExchangeVariants.tsx';
import { LeaveExchange } from '../components/exchange/LeaveExchange.tsx';
import { shopOf } from '../components/exchange/shopOf.ts';
import { OrderSkeleton } from '../components/order/OrderSkeleton.tsx';
import { ReturnGate } from '../components/return/ReturnGate.tsx';
import type { Exchange } from '../contract/exchange.ts';
import type { Order, OrderItem } from '../contract/order.ts';
import { useExchangeText } from '../exchangeText.ts';

export interface ExchangeScreenProps {
  orderId: string;
  itemId: string;
  /** Draws something of a product as it is sold now; undefined while it comes. */
  withProduct: (productId: string, render: (product: SoldGoods | undefined) => ReactNode) => ReactNode;
}

/** An item is exchanged (ROUTE-18): its beginning, what was chosen beside what goes back, and how it stands once it is agreed. */
export function ExchangeScreen({ orderId, itemId, withProduct }: ExchangeScreenProps) {
  const t = useExchangeText();
  return (
    <ReturnGate key={useTabTurn()} orderId={orderId}>
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
        return <OfItem order={order} item={item} withProduct={withProduct} />;
      }}
    </ReturnGate>
  );
}

interface OfItemProps extends Pick<ExchangeScreenProps, 'withProduct'> {
  order: Order;
  item: OrderItem;
}

/** While an exchange stands so, its page tells of it, though other pieces could be exchanged too. */
const GOES_ON: readonly string[] = ['unpaid', 'confirmed', 'owed'];

function OfItem(props: OfItemProps) {
  const { order, item } = props;
  const kept = useOpenExchange();
  const isOpen = kept?.orderId === order.id && kept.itemId === item.id;
  if (isOpen) return <Known {...props} exchangeId={kept.exchangeId} />;
  const { exchange, exchangeable } = item;
  const goesOn = exchange !== null && GOES_ON.includes(exchange.status);
  if (exchange && (goesOn || !exchangeable)) return <Known {...props} exchangeId={exchange.exchangeId} />;
  return <Beginning order={order} item={item} />;
}

function Beginning({ order, item }: Pick<OfItemProps, 'order' | 'item'>) {
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

function Known({ order, item, exchangeId, withProduct }: OfItemProps & { exchangeId: string }) {
  const t = useExchangeText();
  const { data, error, isFetching, refetch } = useGetExchangeQuery(
    { params: { orderId: order.id, exchangeId } },
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
  if (data.status !== 'open') return <ExchangeStanding exchange={data} />;
  return <Open order={order} item={item} exchange={data} withProduct={withProduct} />;
}

function Open({ order, item, exchange, withProduct }: OfItemProps & { exchange: Exchange }) {
  const t = useExchangeText();
  const navigate = useNavigate();
  useFinalStep();
  const isSame = exchange.method === 'SAMEPRODUCT';
  const variants =
    isSame &&
    withProduct(item.productId, (product) => (
      <ExchangeVariants exchange={exchange} before={item} product={product} />
    ));
  return (
    <>
      <div className="mb-5 text-14 font-semibold">
        <LeaveExchange
          exchange={exchange}
          onLeft={() => void navigate(paths.orderSummary(order.id), { replace: true })}
        >
          {(press) => (
            <LinkText as="button" onClick={press}>
              {t('exchange.leave')}
            </LinkText>
          )}
        </LeaveExchange>
      </div>
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
            <Button as={Link} to={shopOf(exchange.classification)}>
              {t('exchange.to-shop')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Notes that the last step is on the screen, for as long as it is: what is chosen meanwhile leads nowhere else (CART-23). */
function useFinalStep() {
  const kept = useOpenExchange();
  useEffect(() => {
    if (kept && kept.finalStep === '') keepExchange({ ...kept, finalStep: 'open' });
  }, [kept]);
}
