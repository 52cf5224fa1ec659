import { useTexts } from '@lunette/app-server/page';
import { PaymentByLink, type PaymentByLinkProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The payment that a signed link leads to, with the texts of orders and of their codes. */
export function LinkedPayment(props: PaymentByLinkProps) {
  useTexts('orders');
  useTexts('signIn');
  return <PaymentByLink {...props} />;
}
