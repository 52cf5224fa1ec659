import { Banknote } from 'lucide-react';
import type { MethodView } from '../../methodView.ts';
import { CashAction } from './CashAction.tsx';

/** Payment at the door, in cash or by card. */
export const cash: MethodView = {
  icon: Banknote,
  takesCardOffer: false,
  takesSavedCards: false,
  hasUpiEntry: false,
  Fields: null,
  Action: CashAction,
  fee: { label: 'checkout.fee', note: 'checkout.fee-why' },
  totalLabel: 'checkout.at-the-door',
  successText: 'checkout.success-cash',
};
