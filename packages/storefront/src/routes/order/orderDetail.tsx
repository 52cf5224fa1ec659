import { screen } from '@lunette/app-server/page';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { useParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import { renderReorder } from '../../components/order/renderReorder.tsx';
import { renderEyeTest } from '../../components/order/renderEyeTest.tsx';
import { renderFitting } from '../../components/order/renderFitting.tsx';
import { useOrderPage } from '../../components/order/useOrderPage.ts';
import '../../styles/features.css';

const load = screen(['orders', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of an order in the account. */
export default function OrderDetail() {
  const { orderId = '' } = useParams();
  return (
    <OrderSummaryScreen
      {...useOrderPage()}
      orderId={orderId}
      fitting={renderFitting}
      eyeTest={renderEyeTest}
      {...renderReorder}
    />
  );
}
