import { screen } from '@lunette/app-server/page';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';
import { renderReorder } from '../../components/order/renderReorder.tsx';
import { renderEyeTest } from '../../components/order/renderEyeTest.tsx';
import { renderFitting } from '../../components/order/renderFitting.tsx';
import { useOrderPage } from '../../components/order/useOrderPage.ts';
import '../../styles/features.css';

const load = screen(['orders', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of a placed order (ORD-08). */
export default function OrderSummary() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
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
