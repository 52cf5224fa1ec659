import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { OrderPayment } from './payment.ts';

/** A card that a customer keeps at the payment provider. */
export const SavedCard = z.object({
  /** The store's own name of it; the provider's token stays with the gateway. */
  cardToken: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** The last month in which it is good: `2029-08`. */
  expiry: z.string(),
  /** Days that are left of it; below one where it has expired. */
  daysLeft: z.number().int(),
  lastUsedAt: z.string(),
  available: z.boolean(),
  /** Why a card that is not available cannot pay. */
  reason: z.string().nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

const SavedCards = z.object({
  savedCards: z.array(SavedCard),
  /** Why no other card can be saved: there are enough, or the country's payment provider keeps none. Nothing where one can. */
  full: z.string().nullish(),
});
/** The payment provider under the name of the specification; there is no other one. */
const GatewayId = z.string().max(20).default('PU');
const OneCard = z.object({ cardToken: Id });

/** The saved cards of a signed-in customer, in the store's country. Staff have no part in them. */
export const savedCardContract = {
  /** For an order, or the cart. With `filterByOffer` only cards that the card offer in its total takes. */
  getSavedCards: endpoint({
    method: 'GET',
    path: '/v2/payments/savedCards/customer',
    access: 'customer',
    query: z.object({
      gatewayId: GatewayId,
      orderId: Id.optional(),
      filterByOffer: z.stringbool().default(false),
    }),
    result: SavedCards,
  }),
  /** Removes a card. For ten seconds it can be restored, then it leaves the provider. */
  deleteSavedCard: endpoint({
    method: 'DELETE',
    path: '/v2/payments/savedCards/:cardToken',
    access: 'customer',
    params: OneCard,
    /** `emailId` is the customer's own address; empty of one who has none. */
    query: z.object({ gatewayId: GatewayId, emailId: z.string().max(254).default('') }),
    result: SavedCards,
  }),
  /** Takes a removal back. */
  restoreSavedCard: endpoint({
    method: 'POST',
    path: '/v2/payments/savedCards/:cardToken/restore',
    access: 'customer',
    params: OneCard,
    result: SavedCards,
  }),
};

const OfOrder = z.object({ orderId: Id.optional() });
const Opening = z.object({ clientToken: z.string(), paymentRefId: z.string(), paymentId: z.string() });

/** The payment provider as its own scripts ask for it. */
export const paymentProviderContract = {
  /** What opens the provider's fields for the card payment of an order, or of the order that the session has begun last. */
  getClientToken: endpoint({
    method: 'GET',
    path: '/v2/payments/provider/clientToken',
    access: 'guest',
    query: OfOrder,
    result: Opening,
  }),
  /** The same under the name by which the provider's payment SDK asks for it (PAY-06). It starts no payment. */
  initiateSdk: endpoint({
    method: 'GET',
    path: '/v2/payments/sdk/initiate',
    access: 'guest',
    query: OfOrder,
    result: Opening.extend({ initiated: z.literal(true) }),
  }),
  /** The saved cards as the provider has them now: one that it no longer has is dropped here too. */
  getProviderSavedCards: endpoint({
    method: 'GET',
    path: '/v2/payments/provider/savedCards',
    access: 'customer',
    result: SavedCards,
  }),
  /** How a payment stands, by the provider's id of it and the store's. */
  getProviderPayment: endpoint({
    method: 'GET',
    path: '/v2/payments/:paymentRefId/status',
    access: 'guest',
    params: z.object({ paymentRefId: Id }),
    query: z.object({ paymentId: z.uuid() }),
    result: OrderPayment,
  }),
};
