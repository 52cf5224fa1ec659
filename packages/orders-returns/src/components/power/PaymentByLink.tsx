import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { OpenOrder, type OrderLink } from './OpenOrder.tsx';

/** The signed link, and the payment of its order. */
export interface PaymentByLinkProps {
  /** The signed link of the message. */
  link: OrderLink;
  /** Renders the payment of the order, for its owner or for another visitor. */
  children: (isOwner: boolean) => ReactNode;
}

/**
 * The payment behind the link of a message: shown at once for the visitor's own order, and after its one-time code for any
 * other.
 */
export function PaymentByLink({ link, children }: PaymentByLinkProps) {
  const t = useText();
  return (
    <OpenOrder orderId={link.orderId} link={link} linkTitle={() => t('orders.link-title-pay')} withoutDay>
      {({ access }) => children(access === 'owner')}
    </OpenOrder>
  );
}
