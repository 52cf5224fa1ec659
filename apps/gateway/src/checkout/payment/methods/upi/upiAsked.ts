import type { Parsed } from '@lunette/api-client/contract';
import type { paymentContract } from '@lunette/checkout/contract';
import { readVpa } from '@lunette/checkout/rules';
import { refuse } from '../../../../platform/http/refuse.ts';
import type { Payment, StoredUpi } from '../../../schema.ts';
import { methodRules } from '../methods.ts';

type Body = Parsed<typeof paymentContract.payOrder>['body'];

/**
 * How UPI is to ask, where it is the method. A request without an address goes to the one before it. Refuses what cannot be
 * an address.
 */
export function upiAsked({ paymentMethod, upi }: Body, payments: readonly Payment[]): StoredUpi | null {
  if (!methodRules(paymentMethod).asksByUpi) return null;
  if (!upi) throw refuse(422, 'upi_missing', 'checkout.upi-missing');
  const { flow, vpa } = upi;
  if (flow !== 'collect') return { flow, vpa: null };
  const before = payments.findLast((one) => one.upi?.vpa)?.upi?.vpa;
  return { flow, vpa: vpa === '' && before ? before : addressOf(vpa) };
}

/** A UPI address that can be one, as it is written to the provider. Refuses any other text. */
export function addressOf(text: string): string {
  const vpa = readVpa(text);
  if (!vpa) throw refuse(422, 'vpa_invalid', 'checkout.vpa-invalid', {}, { vpa: 'checkout.vpa-invalid' });
  return vpa;
}
