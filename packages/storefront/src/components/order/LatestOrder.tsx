import { useTexts } from '@lunette/app-server/page';
import { cartApi } from '@lunette/cart';
import { LatestOrderNotice, orderApi } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The latest order of the visitor; nothing if there is none, or if an order still has to be paid. */
export function LatestOrder() {
  const { currentData } = orderApi.endpoints.getLatestOrder.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: cart } = cartApi.endpoints.getCart.useQueryState();
  const isPaymentOpen = cart !== undefined && cart.waitingOrders.length > 0;
  return currentData && currentData.orders.length > 0 && !isPaymentOpen ? <Notice /> : null;
}

function Notice() {
  useTexts('orders');
  return <LatestOrderNotice />;
}
