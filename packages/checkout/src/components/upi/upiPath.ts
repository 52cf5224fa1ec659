import { paths } from '@lunette/api-client';
import type { OrderPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';

/** The path of the page for an open payment by UPI; null for any other payment. */
export function upiPath({
  orderId,
  status,
  upi,
}: Pick<OrderPayment, 'orderId' | 'status' | 'upi'>): string | null {
  if (!upi || !isOpen(status)) return null;
  return upi.flow === 'qr' ? paths.paymentQr(orderId) : paths.paymentCollect(orderId);
}
