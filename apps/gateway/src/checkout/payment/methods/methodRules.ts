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
  /** Null for a guest. */
  customerId: string | null;
  /** The zone of its delivery; null before that is known. */
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
 * Whether a method can be used: `offered`; `only` where it replaces all other methods; `hidden` where the store does not show
 * it; `off` where it is shown with the reason.
 */
export type MethodUse = { is: 'offered' } | { is: 'only' } | { is: 'hidden' | 'off'; refusal: MethodRefusal };

/** The saved cards and the customer at the provider that a card payment involves. */
export interface CardsOfPayment {
  /** The customer at the provider who is asked whether to keep the card; null where no question is shown. */
  customer: string | null;
  /** The saved card that is going to be charged. */
  savedCard: VaultToken | null;
}

/** How a method goes through a payment provider. */
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
  /** Its fee in minor units, and the text of that row; null where it has none. */
  fee: { amount: (country: CountryCode) => number; label: string } | null;
  /** Whether the card offer of a bank is in its total. */
  takesCardOffer: boolean;
  /** Whether a card pays it: one that is typed in the provider's fields, or that the customer keeps there. */
  takesCards: boolean;
  /** Whether its payment stores how UPI asks for it. */
  asksByUpi: boolean;
  /** Its name in the query for the methods of some types; null where it is not queried. */
  type: string | null;
  use: (payable: Payable) => MethodUse;
  /** The status with which its payment begins. Where that is a good one the order is placed at once. */
  firstStatus: NewOrder['paymentStatus'];
  /** Null where no provider is involved. */
  provider: ProviderCalls | null;
}
