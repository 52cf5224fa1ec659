import type { CountryCode } from '@lunette/country-config';
import type { Zone } from '../../../catalog/delivery/delivery.ts';
import type { LineDetails } from '../../../catalog/product/lineDetails.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { TextValues } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { Services } from '../../../services.ts';
import type { Order } from '../../order/schema.ts';
import type { NewOrder } from '../../placing/insertOrder.ts';
import type { Payment } from '../../schema.ts';
import type { PaymentProvider } from './card/paymentProvider.ts';

/** A cart or an order that is to be paid, as far as it decides who may use a method; amounts in minor units. */
export interface Payable {
  country: CountryCode;
  /** Null for a guest. */
  customerId: string | null;
  /** Where it is delivered; null before that is known. */
  zone: Zone | null;
  goods: Pick<LineDetails, 'classification'>[];
  /** The total with the card offer taken off, without the fee of any method. */
  total: number;
  /** The card offer in the total. */
  offer: number;
}

/** Why a method cannot be used: the code and the text of the refusal. */
export interface MethodRefusal {
  code: string;
  text: string;
  values?: TextValues;
}

/**
 * Who may use a method: `offered`; `only` where it takes the place of all others, whichever was asked for; `hidden`
 * where the store does not show it; `off` where it is shown with the reason.
 */
export type MethodUse = { is: 'offered' } | { is: 'only' } | { is: 'hidden' | 'off'; refusal: MethodRefusal };

/** The calls of the provider through which a method's money goes. */
export interface ProviderCalls {
  /** Opens a payment of an order that exists, outside any transaction. */
  start: (
    context: Pick<CallContext, 'services' | 'language' | 't'>,
    payment: Payment,
    order: Order,
    returnUrl: string,
  ) => Promise<{ id: string } & Partial<Pick<Payment, 'pageUrl' | 'frameUrl' | 'upi'>>>;
  /** Asks how a payment stands. */
  confirm: (services: Services, intentId: string) => ReturnType<PaymentProvider['getIntent']>;
  /** Closes a payment; one that was paid meanwhile stays paid. */
  cancel: (services: Services, intentId: string) => ReturnType<PaymentProvider['cancelIntent']>;
  refund: (
    services: Services,
    intentId: string,
    refund: Parameters<PaymentProvider['refund']>[1],
  ) => ReturnType<PaymentProvider['refund']>;
  /** How a refund stands that may have reached the provider; null where it has not. */
  findRefund: (
    services: Services,
    intentId: string,
    reference: string,
  ) => ReturnType<PaymentProvider['findRefund']>;
  /** What the shopper calls the way on which the money goes back. */
  refundName: (payment: Payment, t: Translate) => string;
}

/** A payment method as the gateway works with it. */
export interface MethodRules {
  /** The texts of its name and description; the description may name the {fee}. */
  name: string;
  description: string;
  /** What an order, its e-mail and its text message call a payment by it. */
  paymentName: (payment: Pick<Payment, 'cardLast4' | 'upi'>, t: Translate) => string;
  /** What it costs, in minor units, and the text of that row; null where it costs nothing. */
  fee: { amount: (country: CountryCode) => number; label: string } | null;
  /** Whether the card offer of a bank is in its total. */
  takesCardOffer: boolean;
  use: (payable: Payable) => MethodUse;
  /** The status with which its payment begins. Where that is a good one the order is placed at once. */
  firstStatus: NewOrder['paymentStatus'];
  /** Null where no provider has a part in it. */
  provider: ProviderCalls | null;
}
