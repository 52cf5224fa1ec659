import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { OrderPayment } from './payment.ts';

/** A card that a customer has saved at the payment provider. */
export const SavedCard = z.object({
  /** The store's own id of the card; the provider's token is not sent to the browser. */
  cardToken: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** The last month in which the card is valid: `2029-08`. */
  expiry: z.string(),
  /** The days until the card expires; below one if it has expired. */
  daysLeft: z.number().int(),
  lastUsedAt: z.string(),
  available: z.boolean(),
  /** Why a card that is not available cannot pay. */
  reason: z.string().nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

const SavedCards = z.object({
  savedCards: z.array(SavedCard),
  /**
   * Why no further card can be saved: the limit is reached, or the country's payment provider stores none. Missing or null
   * if one can be saved.
   */
  full: z.string().nullish(),
});
/** The payment provider under the name of the specification; there is only this one. */
const GatewayId = z.string().max(20).default('PU');
const OneCard = z.object({ cardToken: Id });

/**
 * The calls for the saved cards of a signed-in customer, in the country of the order if one is named, otherwise of the store.
 * Staff have no access to them.
 */
export const savedCardContract = {
  /** The cards for an order, or for the cart. With `filterByOffer`, only cards that the card offer in its total accepts. */
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
  /** Removes a card. It can be restored for ten seconds; then it is deleted at the provider. */
  deleteSavedCard: endpoint({
    method: 'DELETE',
    path: '/v2/payments/savedCards/:cardToken',
    access: 'customer',
    params: OneCard,
    /** `emailId` is the customer's own address; empty if the customer has none. */
    query: z.object({ gatewayId: GatewayId, emailId: z.string().max(254).default('') }),
    result: SavedCards,
  }),
  /** Undoes a removal. */
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

/** The calls that the provider's own scripts make. */
export const paymentProviderContract = {
  /**
   * What opens the provider's fields for the card payment of an order; without `orderId`, of the order that the session
   * began last.
   */
  getClientToken: endpoint({
    method: 'GET',
    path: '/v2/payments/provider/clientToken',
    access: 'guest',
    query: OfOrder,
    result: Opening,
  }),
  /** The same call under the name that the provider's payment SDK uses (PAY-06). It starts no payment. */
  initiateSdk: endpoint({
    method: 'GET',
    path: '/v2/payments/sdk/initiate',
    access: 'guest',
    query: OfOrder,
    result: Opening.extend({ initiated: z.literal(true) }),
  }),
  /** The saved cards as the provider has them now. A card that the provider no longer has is deleted here too. */
  getProviderSavedCards: endpoint({
    method: 'GET',
    path: '/v2/payments/provider/savedCards',
    access: 'customer',
    result: SavedCards,
  }),
  /** The status of a payment, by the provider's id and the store's id. */
  getProviderPayment: endpoint({
    method: 'GET',
    path: '/v2/payments/:paymentRefId/status',
    access: 'guest',
    params: z.object({ paymentRefId: Id }),
    query: z.object({ paymentId: z.uuid() }),
    result: OrderPayment,
  }),
};
