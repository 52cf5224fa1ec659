import type { UpiPayment } from '@lunette/checkout/contract';
import { isOpen } from '@lunette/checkout/rules';
import type { Payment } from '../../../schema.ts';
import { maskVpa } from './maskVpa.ts';

/** A payment by UPI in the form of the contract; null for any other payment. */
export function upiAnswer({
  upi,
  status,
  updatedAt,
}: Pick<Payment, 'upi' | 'status' | 'updatedAt'>): UpiPayment | null {
  if (!upi) return null;
  const { flow, vpa, bank = null, link = null, sentAt = null, expiresAt = null } = upi;
  const open = isOpen(status);
  return {
    flow,
    bank,
    sentAt,
    expiresAt,
    vpa: vpa && maskVpa(vpa),
    link: open && flow !== 'collect' ? link : null,
    endedAt: open ? null : updatedAt.toISOString(),
    now: new Date().toISOString(),
  };
}
