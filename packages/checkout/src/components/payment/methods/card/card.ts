import { CreditCard } from 'lucide-react';
import type { MethodView } from '../../methodView.ts';
import { CardAction } from './CardAction.tsx';
import { CardFields } from './CardFields.tsx';

/** Payment by card, in the provider's own fields. */
export const card: MethodView = {
  icon: CreditCard,
  takesCardOffer: true,
  takesSavedCards: true,
  hasUpiEntry: false,
  Fields: CardFields,
  Action: CardAction,
  fee: null,
  totalLabel: 'checkout.to-pay-now',
  successText: 'checkout.success-paid',
};
