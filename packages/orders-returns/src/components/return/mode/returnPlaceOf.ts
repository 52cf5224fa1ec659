import type { Order } from '../../../contract/order.ts';

/** The place of an order's address, at which the return modes are requested: its postcode, or its city without one. */
export function returnPlaceOf({
  shippingAddress: { postcode, city, country },
}: Pick<Order, 'shippingAddress'>) {
  return { pincode: postcode || city, country };
}
