import { Gift } from 'lucide-react';
import type { MethodView } from '../../methodView.ts';
import { NothingAction } from './NothingAction.tsx';

/** An order that voucher and credit pay completely. */
export const nothing: MethodView = {
  icon: Gift,
  takesCardOffer: false,
  takesSavedCards: false,
  hasUpiEntry: false,
  Fields: null,
  Action: NothingAction,
  fee: null,
  totalLabel: 'checkout.to-pay-now',
  successText: 'checkout.success-covered',
};
