import type { WholeReturn } from '../../returns/orderReturns.ts';

/** The reasons why the worth of old goods did not pay for the new ones. */
export type OwedCause = 'not_sent' | 'empty' | 'refused' | 'refused_part' | 'missing' | 'lost' | 'less';

/**
 * The cause, derived from the return of the old goods; `lostPaid` is set if refused goods were lost on their way back to the
 * shopper and have paid a part of the debt.
 */
export function owedCause({ status, rejection, pieces }: WholeReturn, lostPaid: boolean): OwedCause {
  if (lostPaid) return 'lost';
  if (status === 'cancelled' || status === 'expired') return 'not_sent';
  if (status === 'rejected') return rejection === 'empty' ? 'empty' : 'refused';
  if (pieces.some(({ outcome }) => outcome === 'back_to_sender')) return 'refused_part';
  return pieces.some(({ outcome }) => outcome === 'missing') ? 'missing' : 'less';
}
