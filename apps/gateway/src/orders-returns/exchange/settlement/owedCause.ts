import type { WholeReturn } from '../../returns/orderReturns.ts';

/** Why old goods did not bring what they were to pay for the new ones. */
export type OwedCause = 'not_sent' | 'empty' | 'refused' | 'refused_part' | 'missing' | 'lost' | 'less';

/**
 * The cause, by the return of the old goods; `lostPaid` where a part was lost on its way back to the shopper and has paid
 * since.
 */
export function owedCause({ status, rejection, pieces }: WholeReturn, lostPaid: boolean): OwedCause {
  if (lostPaid) return 'lost';
  if (status === 'cancelled' || status === 'expired') return 'not_sent';
  if (status === 'rejected') return rejection === 'empty' ? 'empty' : 'refused';
  if (pieces.some(({ outcome }) => outcome === 'back_to_sender')) return 'refused_part';
  return pieces.some(({ outcome }) => outcome === 'missing') ? 'missing' : 'less';
}
