import { endpoint, text } from '@lunette/api-client/contract';
import { Cart } from '@lunette/cart/contract';
import { CustomerAddress } from '@lunette/session/contract';
import { z } from 'zod';
import { CheckoutLeads } from './lead.ts';

/** The address of an order: that of an account, with shorter numbers and a comment for the courier. */
export const Address = CustomerAddress.extend({
  addressType: z.enum(['billing', 'shipping']).default('billing'),
  phone: text(20, 1),
  alternatePhone: text(20).default(''),
  comment: text(300).default(''),
});
export type Address = z.infer<typeof Address>;
/** An address as it is sent, without the fields that have a default. */
export type NewAddress = z.input<typeof Address>;

/** A message that is sent with a gift. */
export const GiftMessage = z.object({ from: text(60), to: text(60), message: text(300) });

/** A studio of the store, in which eyes are tested before the lenses are made. */
export const Studio = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  opens: z.string(),
  closes: z.string(),
});
export type Studio = z.infer<typeof Studio>;

/** The state of a checkout. It is stored, so that the checkout continues after a reload or on another device. */
export const Checkout = z.object({
  /** 1: address, 2: delivery option, 3: payment. */
  checkoutStepKey: z.number().int().min(1).max(3),
  address: Address.nullable(),
  giftMessage: GiftMessage.nullable(),
  deliveryOption: z.string().nullable(),
  /**
   * Where the eyes are tested, for a cart whose `isStudioFlow` is true. Null before a studio is chosen, and if the chosen
   * store is no longer a studio.
   */
  studio: Studio.nullable().default(null),
  leads: CheckoutLeads.default({ abandonedLead: 'none', htoLead: 'none' }),
  cart: Cart,
});
export type Checkout = z.infer<typeof Checkout>;

/** The calls that read a checkout and save its address. */
export const addressContract = {
  getShippingAddress: endpoint({
    method: 'GET',
    path: '/v2/carts/shippingAddress',
    access: 'guest',
    result: Checkout,
  }),
  saveShippingAddress: endpoint({
    method: 'POST',
    path: '/v2/carts/shippingAddress',
    access: 'guest',
    body: z.object({ address: Address, giftMessage: GiftMessage.optional() }),
    result: Checkout,
  }),
};
