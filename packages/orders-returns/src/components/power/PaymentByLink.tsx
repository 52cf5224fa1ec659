import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { OpenOrder, type OrderLink } from './OpenOrder.tsx';

export interface PaymentByLinkProps {
  /** The signed link of the message. */
  link: OrderLink;
  /** The payment of the order. */
  children: ReactNode;
}

/**
 * The payment that the link of a message leads to: at once where the order is the visitor's own, and elsewhere after its
 * one-time code.
 */
export function PaymentByLink({ link, children }: PaymentByLinkProps) {
  const t = useText();
  return (
    <OpenOrder orderId={link.orderId} link={link} linkTitle={() => t('orders.link-title-pay')} withoutDay>
      {() => children}
    </OpenOrder>
  );
}
