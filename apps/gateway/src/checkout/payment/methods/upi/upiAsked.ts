import type { Parsed } from '@lunette/api-client/contract';
import type { paymentContract } from '@lunette/checkout/contract';
import { readVpa } from '@lunette/checkout/rules';
import { refuse } from '../../../../platform/http/refuse.ts';
import type { Payment, StoredUpi } from '../../../schema.ts';
import { methodRules } from '../methods.ts';

type Body = Parsed<typeof paymentContract.payOrder>['body'];

/**
 * How a payment is to be requested by UPI; null for another method. A request with an empty address uses the one of the last
 * payment. Refuses a text that cannot be an address.
 */
export function upiAsked({ paymentMethod, upi }: Body, payments: readonly Payment[]): StoredUpi | null {
  if (!methodRules(paymentMethod).asksByUpi) return null;
  if (!upi) throw refuse(422, 'upi_missing', 'checkout.upi-missing');
  const { flow, vpa } = upi;
  if (flow !== 'collect') return { flow, vpa: null };
  const before = payments.findLast((payment) => payment.upi?.vpa)?.upi?.vpa;
  return { flow, vpa: vpa === '' && before ? before : addressOf(vpa) };
}

/** A valid UPI address in the form that providers take. Refuses any other text. */
export function addressOf(text: string): string {
  const vpa = readVpa(text);
  if (!vpa) throw refuse(422, 'vpa_invalid', 'checkout.vpa-invalid', {}, { vpa: 'checkout.vpa-invalid' });
  return vpa;
}
