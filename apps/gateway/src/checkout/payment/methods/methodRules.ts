import type { CountryCode } from '@lunette/country-config';
import type { Zone } from '../../../catalog/delivery/delivery.ts';
import type { LineDetails } from '../../../catalog/product/lineDetails.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { TextValues } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { Order } from '../../order/schema.ts';
import type { NewOrder } from '../../placing/insertOrder.ts';
import type { Payment } from '../../schema.ts';
import type { VaultToken } from '../provider/cardVault.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';

/** A cart or an order that is to be paid, with the values that decide which methods can be used; amounts in minor units. */
export interface Payable {
  country: CountryCode;
  /** The customer; null for a guest. */
  customerId: string | null;
  /** Its delivery zone; null before the address is known. */
  zone: Zone | null;
  /** Whether the provider of its country has UPI. */
  hasUpi: boolean;
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
 * Whether a method can be used: `offered`; `only` if it replaces all other methods; `hidden` if the store does not show it;
 * `off` if it is shown with the reason.
 */
export type MethodUse = { is: 'offered' } | { is: 'only' } | { is: 'hidden' | 'off'; refusal: MethodRefusal };

/** The saved cards and the customer at the provider that a card payment involves. */
export interface CardsOfPayment {
  /** The customer at the provider who is asked whether to keep the card; null if the question is not shown. */
  customer: string | null;
  /** The saved card that will be charged. */
  savedCard: VaultToken | null;
}

/** The calls of a method that uses a payment provider. */
export interface ProviderCalls {
  /** Opens a payment of an order that exists, outside any transaction. */
  start: (
    context: Pick<CallContext, 'language' | 't' | 'ip' | 'userAgent' | 'storefrontOrigin'> & {
      provider: PaymentProvider;
      cards: CardsOfPayment;
    },
    payment: Payment,
    order: Order,
    returnUrl: string,
  ) => Promise<{ id: string } & Partial<Pick<Payment, 'pageUrl' | 'frameUrl' | 'upi'>>>;
  /** The name of the refund method for the shopper. */
  refundName: (payment: Payment, t: Translate) => string;
}

/** A payment method as the gateway works with it. */
export interface MethodRules {
  /** The texts of its name and description; the description may name the {fee}. */
  name: string;
  description: string;
  /** The name of a payment by it in an order, its e-mail and its text message. */
  paymentName: (payment: Pick<Payment, 'cardLast4' | 'upi'>, t: Translate) => string;
  /** Its fee in minor units, and the text of that row; null if it has none. */
  fee: { amount: (country: CountryCode) => number; label: string } | null;
  /** Whether the card offer of a bank is in its total. */
  takesCardOffer: boolean;
  /** Whether it is paid with a card: one typed into the provider's fields, or one that the customer has saved there. */
  takesCards: boolean;
  /** Whether its payment stores how the payment is requested by UPI. */
  asksByUpi: boolean;
  /** Its type in the query for payment methods; null if it cannot be queried. */
  type: string | null;
  use: (payable: Payable) => MethodUse;
  /** The first status of its payment. If that is a good one, the order is placed at once. */
  firstStatus: NewOrder['paymentStatus'];
  /** The calls at the payment provider; null if it uses none. */
  provider: ProviderCalls | null;
}
