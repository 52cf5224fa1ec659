import { CountryCode, endpoint, Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Checkout } from './address.ts';

/** A way of delivery to the address, with its price and day. */
export const DeliveryOption = z.object({
  type: z.enum(['standard', 'express']),
  title: z.string(),
  description: z.string(),
  price: Money,
  /** The date of arrival, `YYYY-MM-DD`. */
  deliveryDate: z.string(),
  selected: z.boolean(),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

const Place = z.object({
  postcode: z.string().max(60).optional(),
  /** The postcode under its other name (PDP-08). */
  pincode: z.string().max(60).optional(),
  /** The country of the call if it is omitted. */
  shippingCountry: CountryCode.optional(),
});

/** The calls for the delivery options of a cart, and for whether the store delivers to a country. */
export const deliveryContract = {
  getDeliveryOptions: endpoint({
    method: 'GET',
    path: '/v2/carts/expressdelivery/deliveryOptions',
    access: 'guest',
    query: Place,
    result: z.object({ options: z.array(DeliveryOption) }),
  }),
  updateDeliveryOption: endpoint({
    method: 'POST',
    path: '/v2/carts/expressdelivery/updateDeliveryOption/:type',
    access: 'guest',
    params: z.object({ type: DeliveryOption.shape.type }),
    query: z.object({
      /** The postcode for which the option was shown; if the address has another one, the call is refused. */
      pincode: z.string().max(60).optional(),
      shippingCountry: CountryCode,
    }),
    result: Checkout,
  }),
  shippingCheck: endpoint({
    method: 'POST',
    path: '/v2/carts/shippingCheck',
    access: 'guest',
    body: z.object({ country: CountryCode }),
    result: z.object({ serviceable: z.boolean(), unserviceableItems: z.array(z.string()) }),
  }),
};
