import { screen } from '@lunette/app-server/page';
import { RecartButton } from '@lunette/cart';
import { RetryPaymentScreen } from '@lunette/checkout';
import { lazyPart } from '@lunette/ui-kit';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';
import '../../styles/features.css';

const PaymentByLink = lazyPart(
  async () => (await import('../../components/order/PaymentByLink.tsx')).PaymentByLink,
);

const load = screen(['checkout'], async ({ url, needTexts }) => {
  if (url.searchParams.get('sign')) await Promise.all(['orders', 'signIn'].map(needTexts));
  return null;
});
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** Pays an order whose payment failed or was not finished, also with a signed link. */
export default function RetryPayment() {
  const [params] = useSearchParams();
  const part = (name: string) => params.get(name) ?? '';
  const [orderId, sign] = [part('orderId'), part('sign')];
  const link = { orderId, sign, itemId: part('itemId'), until: Number(part('until')) || 0 };
  return (
    <RetryPaymentScreen
      orderId={orderId}
      byLink={sign === '' ? undefined : (payment) => <PaymentByLink link={link}>{payment}</PaymentByLink>}
      recartButton={(orderId) => <RecartButton orderId={orderId} />}
    />
  );
}
