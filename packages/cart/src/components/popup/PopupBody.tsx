import { FocusGuard } from '@lunette/ui-kit';
import { useGetCartQuery } from '../../api/cart.ts';
import { useLastAdd } from '../add/useAddItem.ts';
import { useWaitingOrders } from '../waiting/useWaitingOrders.ts';
import { AddedNote } from '../add/AddedNote.tsx';
import { CartError } from '../CartError.tsx';
import { CartLine } from '../line/CartLine.tsx';
import type { CartConfiguration } from '../summary/CheckoutLink.tsx';
import { EmptyCart } from '../EmptyCart.tsx';
import { WaitingOrders } from '../waiting/WaitingOrders.tsx';
import { PopupSkeleton } from './PopupSkeleton.tsx';

interface PopupPartProps {
  configuration: CartConfiguration;
  /** Called when the shopper follows a link, to close the popup. */
  onLeave: () => void;
}

/** In pixels, from the specification. */
const LIST_HEIGHT = 272;

/** The content of the popup: a skeleton, the lines in a list of 272 px (CART-07), or the empty cart. */
export function PopupBody(props: PopupPartProps) {
  return (
    <FocusGuard>
      <Bag {...props} />
    </FocusGuard>
  );
}

function Bag({ configuration, onLeave }: PopupPartProps) {
  const { data: cart, error, isFetching, refetch } = useGetCartQuery();
  const { failed, adding } = useLastAdd();
  const orders = useWaitingOrders();
  const waiting = <WaitingOrders orders={orders} layout="popup" onVisit={onLeave} />;
  if (!cart && error) return <CartError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!cart || (adding && cart.itemsQty === 0)) return <PopupSkeleton />;
  if (cart.itemsQty === 0)
    return (
      <>
        {waiting}
        <EmptyCart
          configuration={configuration}
          failed={failed}
          besideWaiting={orders.length > 0}
          onVisit={onLeave}
        />
      </>
    );
  return (
    <>
      <AddedNote cart={cart} />
      {waiting}
      <ul
        style={{ maxBlockSize: LIST_HEIGHT }}
        className="overflow-y-auto overscroll-contain [scrollbar-width:thin] [&>li:first-child]:pt-0"
      >
        {cart.items.map((line) => (
          <CartLine key={line.id} line={line} layout="popup" onVisit={onLeave} />
        ))}
      </ul>
    </>
  );
}
