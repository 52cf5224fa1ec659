import { paths } from '@lunette/api-client';
import { LinkText, Message } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import type { PaymentProblem } from './paymentProblem.ts';

interface PaymentProblemNoteProps {
  problem: PaymentProblem;
  orderId: string | undefined;
}

/** Why a payment failed, as an alert, with a link to the page that helps. */
export function PaymentProblemNote({ problem: { text, look }, orderId }: PaymentProblemNoteProps) {
  const t = useText();
  return (
    <Message tone="bad" className="mt-4">
      {text}{' '}
      {look === 'bag' && (
        <LinkText as={Link} to={paths.cart()} className="text-inherit">
          {t('checkout.problem-to-bag')}
        </LinkText>
      )}
      {look === 'payment' && orderId && (
        <LinkText as={Link} to={paths.paymentConfirm(orderId)} className="text-inherit">
          {t('checkout.problem-to-payment')}
        </LinkText>
      )}
    </Message>
  );
}
