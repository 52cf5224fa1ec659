import type { Return } from '../../contract/return/returnParts.ts';

/** Whether the worth of a return only pays for the new goods of an exchange, so that nothing is refunded. */
export function paysForExchange({ payments }: Pick<Return, 'payments'>): boolean {
  return payments.length > 0 && payments.every(({ method }) => method === 'exchange');
}
