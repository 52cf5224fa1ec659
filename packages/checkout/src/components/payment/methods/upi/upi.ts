import { Smartphone } from 'lucide-react';
import type { MethodView } from '../../methodView.ts';
import { UpiAction } from './UpiAction.tsx';
import { UpiFields } from './UpiFields.tsx';

/** Payment from a bank account through an app (India). */
export const upi: MethodView = {
  icon: Smartphone,
  takesCardOffer: false,
  takesSavedCards: false,
  hasUpiEntry: true,
  Fields: UpiFields,
  Action: UpiAction,
  fee: null,
  totalLabel: 'checkout.to-pay-now',
  successText: 'checkout.success-upi',
};
