import { SHELL_CONFIGURATION, useCustomer, useGetConfigurationQuery } from '@lunette/session';
import { FocusGuard, lazyPart, Message, Price, ThumbBar, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useBagText } from '../bagText.ts';
import { CartError } from '../components/CartError.tsx';
import { ClearCart } from '../components/clear/ClearCart.tsx';
import { blockOf } from '../components/line/blockOf.ts';
import { CartLine } from '../components/line/CartLine.tsx';
import { LineArrival } from '../components/line/LineArrival.tsx';
import { MergedBags, MergeNote, MergeOrigin } from '../components/merge/lazyMergeParts.ts';
import { SavedSection } from '../components/saved/SavedSection.tsx';
import { SaveForLater } from '../components/saved/SaveForLater.tsx';
import { CartMoney } from '../components/money/CartMoney.tsx';
import { CartOffers } from '../components/money/CartOffers.tsx';
import { CheckoutLink } from '../components/summary/CheckoutLink.tsx';
import { EmptyCart } from '../components/EmptyCart.tsx';
import { TotalRows } from '../components/summary/TotalRows.tsx';
import { PayLink } from '../components/waiting/PayLink.tsx';
import { WaitingOrders } from '../components/waiting/WaitingOrders.tsx';
import type { Cart } from '../contract/index.ts';
import { lineName } from '../components/line/lineName.ts';
import { summaryParts } from '../components/summary/summaryParts.ts';
import { useText } from '../text.ts';
import { useWaitingOrders, type TimedOrder } from '../components/waiting/useWaitingOrders.ts';
import { CartLayout } from './CartLayout.tsx';
import { CartPageSkeleton } from './CartPageSkeleton.tsx';
import type { CartScreenProps } from './CartScreen.tsx';
import { useDrawnCart } from './useDrawnCart.ts';

const MovedCheckoutMessage = lazyPart(
  async () => (await import('../components/moved/MovedCheckoutMessage.tsx')).MovedCheckoutMessage,
  {
    Waiting: () => null,
    Failed: () => null,
  },
);

/** What CartScreen shows once its chunk is loaded. */
export function CartPage(props: CartScreenProps) {
  return (
    <FocusGuard>
      <Bag {...props} />
    </FocusGuard>
  );
}

function Bag({ changePower, renderWishlist }: CartScreenProps) {
  const t = useText();
  const bagText = useBagText();
  const { cart, error, isFetching, refetch } = useDrawnCart();
  const orders = useWaitingOrders();
  const { isLogin } = useCustomer();
  const { data: configuration = {} } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  if (!cart && !error) return <CartPageSkeleton />;
  if (!cart)
    return (
      <CartLayout>
        <div className="mt-5 tablet:mt-0">
          <CartError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      </CartLayout>
    );
  const [first] = orders;
  const waiting = (
    <>
      {cart.movedTo && <MovedCheckoutMessage movedTo={cart.movedTo} className="mb-5" />}
      <WaitingOrders orders={orders} layout="page" />
    </>
  );
  const bar = first && first.minutesLeft > 0 ? <WaitingBar order={first} /> : null;
  const saved = <SavedSection renderWishlist={renderWishlist} />;
  if (cart.itemsQty === 0)
    return (
      <>
        <CartLayout waiting={waiting} saved={saved}>
          <div className="mt-5 tablet:mt-0">
            <EmptyCart configuration={configuration} besideWaiting={orders.length > 0} />
          </div>
        </CartLayout>
        {bar}
      </>
    );
  const checkout = (
    <CheckoutLink cart={cart} configuration={configuration} besideWaiting={orders.length > 0} />
  );
  const { merge } = cart;
  const owner = cart.forCustomer ? 'staff' : isLogin ? 'customer' : 'guest';
  return (
    <>
      <CartLayout
        title={merge ? bagText('cart.merge-title') : undefined}
        note={merge ? <MergeNote /> : t('cart.kept', { count: cart.itemsQty, owner })}
        waiting={
          <>
            {waiting}
            {merge && <MergedBags cart={cart} merge={merge} />}
          </>
        }
        saved={saved}
        total={
          <Total cart={cart}>
            <div className={bar ? 'mt-5' : 'mt-5 max-tablet:hidden'}>{checkout}</div>
          </Total>
        }
      >
        <div className="min-w-0">
          <Lines cart={cart} changePower={changePower} />
        </div>
      </CartLayout>
      {bar ?? <TotalBar cart={cart}>{checkout}</TotalBar>}
    </>
  );
}

function Lines({ cart, changePower }: { cart: Cart } & Pick<CartScreenProps, 'changePower'>) {
  const { merge } = cart;
  return (
    <>
      <BlockedNotice cart={cart} />
      <ul className="tablet:border-t tablet:border-line">
        {cart.items.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            layout="page"
            changePower={changePower}
            origin={merge && <MergeOrigin merge={merge} lineId={line.id} />}
            arrival={<LineArrival line={line} among={cart.items} />}
            action={!cart.forCustomer && <SaveForLater line={line} />}
          />
        ))}
      </ul>
      {cart.itemsCount > 1 && <ClearCart />}
    </>
  );
}

interface PartOfTotal {
  cart: Cart;
  /** The link to the checkout. */
  children: ReactNode;
}

/** The amounts of the bag, and what changes them. */
function Total({ cart, children }: PartOfTotal) {
  return (
    <>
      <TotalRows cart={cart} mayChange />
      <CartMoney cart={cart} />
      <div className="mt-3">
        <CartOffers />
      </div>
      {children}
      <Savings cart={cart} />
    </>
  );
}

/** The bottom bar of a phone with the total. */
function TotalBar({ cart, children }: PartOfTotal) {
  const t = useText();
  return (
    <ThumbBar>
      <span className="leading-tight">
        <Price
          amount={{ value: cart.totals.total, currencyCode: cart.currencyCode }}
          className="font-display text-22 font-semibold"
        />
        <br />
        <span className="text-12 text-ink-soft">{t('cart.to-pay')}</span>
      </span>
      {children}
    </ThumbBar>
  );
}

/** The bottom bar of a phone with the link to pay the waiting order. */
function WaitingBar({ order }: { order: TimedOrder }) {
  const t = useText();
  return (
    <ThumbBar>
      <span className="leading-tight">
        <Price amount={order.total} className="font-display text-22 font-semibold" />
        <br />
        <span className="text-12 text-ink-soft">{t('cart.waiting-to-pay')}</span>
      </span>
      <PayLink order={order} short size="l" />
    </ThumbBar>
  );
}

/** Names a line that cannot be bought as it is, and what can be done. */
function BlockedNotice({ cart }: { cart: Cart }) {
  const t = useText();
  const blocked = cart.items.find(({ inStock }) => !inStock);
  return (
    blocked && (
      <Message tone="bad" className="my-5 tablet:mt-0">
        {t('cart.blocked', { name: lineName(blocked).model, ...blockOf(blocked) })}
      </Message>
    )
  );
}

function Savings({ cart }: { cart: Cart }) {
  const t = useText();
  const { money } = useLocale();
  const { saved } = summaryParts(cart);
  if (saved <= 0) return null;
  return (
    <p className="mt-3 text-14 text-ink-soft">
      {t('cart.sum-saved', { amount: money({ value: saved, currencyCode: cart.currencyCode }) })}
    </p>
  );
}
