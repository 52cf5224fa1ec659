import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** The discount that a bank gives when one of its cards pays. */
export const BankOffer = z.object({
  id: z.string(),
  bank: z.string(),
  title: z.string(),
  /** The conditions and limits of the offer, as text. */
  terms: z.string(),
  /** The discount that it would give on this cart. */
  amount: z.number(),
  applied: z.boolean(),
  /** Whether the offer gives a discount on this cart. */
  available: z.boolean(),
  /** Why it does not; null if it does. */
  reason: z.string().nullable(),
});
export type BankOffer = z.infer<typeof BankOffer>;

/** The calls for the card offers of a cart; only one offer can be applied at a time. */
export const cartOfferContract = {
  getPaymentOffer: endpoint({
    method: 'GET',
    path: '/v2/carts/paymentOffer',
    access: 'guest',
    result: z.object({ offers: z.array(BankOffer) }),
  }),
  applyOffer: endpoint({
    method: 'POST',
    path: '/v2/carts/apply-offer',
    access: 'guest',
    body: z.object({ offerId: Id }),
    result: Cart,
  }),
  removeOffer: endpoint({
    method: 'DELETE',
    path: '/v2/carts/remove-offer/:offerId',
    access: 'guest',
    params: z.object({ offerId: Id }),
    result: Cart,
  }),
};
