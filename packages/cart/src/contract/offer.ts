import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** What a bank takes off when one of its cards pays. */
export const BankOffer = z.object({
  id: z.string(),
  bank: z.string(),
  title: z.string(),
  /** What it asks for and how far it goes, in words. */
  terms: z.string(),
  /** What it would take off this cart. */
  amount: z.number(),
  applied: z.boolean(),
  /** Whether the cart is such that it takes something off. */
  available: z.boolean(),
  /** Why it does not. */
  reason: z.string().nullable(),
});
export type BankOffer = z.infer<typeof BankOffer>;

/** The card offers of a cart; one at a time is on it. */
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
