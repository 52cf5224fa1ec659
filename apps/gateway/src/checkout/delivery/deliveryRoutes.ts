import { addressContract, deliveryContract } from '@lunette/checkout/contract';
import { findOpenCart, makeOpenCart } from '../../cart/openCart.ts';
import { readCart, type ReadCart } from '../../cart/readCart.ts';
import { lineDetails } from '../../catalog/product/lineDetails.ts';
import { zoneOf, type Zone } from '../../catalog/delivery/delivery.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { addressRefusals, cleanAddress } from '../../identity/account/addresses/address.ts';
import { checkoutAnswer } from '../checkoutAnswer.ts';
import { checkoutState, saveCheckout, NOTHING_CHOSEN } from '../../cart/checkoutState.ts';
import { deliveryOptions } from './deliveryOptions.ts';
import { shippingAddress } from './shippingAddress.ts';
import { isPlaceOf, zoneFor } from '../../catalog/delivery/zoneFor.ts';

const NO_CART = { lines: [], discounts: [], checkout: NOTHING_CHOSEN };

/** Mounts the calls of the checkout's first two steps: the address and the speed of the delivery. */
export function deliveryRoutes(gateway: Gateway): void {
  serve(gateway, addressContract.getShippingAddress, async (_input, context) => checkoutAnswer(context));

  serve(gateway, addressContract.saveShippingAddress, async ({ body }, context) => {
    const { country, db } = context;
    const address = cleanAddress(body.address);
    const fields = addressRefusals(address, country);
    if (Object.keys(fields).length > 0)
      throw refuse(422, 'address_invalid', 'checkout.address-invalid', {}, fields);
    const zone = await zoneFor(db, country, address);
    if (!zone) throw notServed(country);
    await db.transaction(async (tx) => {
      const cartId = await makeOpenCart(tx, context);
      const { deliveryOption } = await checkoutState(tx, cartId);
      const stillOffered = deliveryOption !== 'express' || zone.expressDays !== null;
      await saveCheckout(tx, cartId, {
        address,
        giftMessage: body.giftMessage ?? null,
        deliveryOption: stillOffered ? deliveryOption : null,
      });
    });
    return checkoutAnswer(context);
  });

  serve(gateway, deliveryContract.getDeliveryOptions, async ({ query }, context) => {
    const { country, db } = context;
    refuseOtherCountry(country, query.shippingCountry ?? country);
    const cartId = await findOpenCart(db, context);
    const cart = cartId ? await readCart(db, context, cartId) : NO_CART;
    const { deliveryOption } = cart.checkout;
    const postcode = query.postcode ?? query.pincode;
    const address = postcode ? null : await shippingAddress(db, context, cart.checkout.address);
    const zone = postcode
      ? await zoneOf(db, country, postcode)
      : address && (await zoneFor(db, country, address));
    return { options: zone ? deliveryOptions(context, zone, cart, deliveryOption) : [] };
  });

  serve(gateway, deliveryContract.updateDeliveryOption, async ({ params, query }, context) => {
    const { country, db } = context;
    refuseOtherCountry(country, query.shippingCountry);
    await db.transaction(async (tx) => {
      const cartId = await makeOpenCart(tx, context);
      const address = await shippingAddress(tx, context, (await checkoutState(tx, cartId)).address);
      if (!address) throw refuse(422, 'address_missing', 'checkout.address-missing');
      const zone = await zoneFor(tx, country, address);
      if (!zone) throw notServed(country);
      // The address may have been changed in another tab since the shopper saw this delivery.
      const isElsewhere = Boolean(query.pincode) && !isPlaceOf(country, address, query.pincode ?? '');
      if (isElsewhere || !offers(context, zone, NO_CART, params.type))
        throw refuse(422, 'delivery_not_offered', 'checkout.delivery-not-offered');
      await saveCheckout(tx, cartId, { address, deliveryOption: params.type });
    });
    return checkoutAnswer(context);
  });

  serve(gateway, deliveryContract.shippingCheck, async ({ body }, context) => {
    const { db } = context;
    const cartId = await findOpenCart(db, context);
    const { lines, checkout } = cartId ? await readCart(db, context, cartId) : NO_CART;
    const there = await lineDetails(
      db,
      { ...context, country: body.country },
      lines.map(({ stored }) => stored),
    );
    const unserviceableItems = lines.filter((_, index) => !there[index]).map(({ stored }) => stored.id);
    const { address } = checkout;
    const reached =
      body.country === context.country && (!address || (await zoneFor(db, body.country, address)) !== null);
    return { serviceable: reached && unserviceableItems.length === 0, unserviceableItems };
  });
}

function offers(
  context: CallContext,
  zone: Zone,
  cart: Pick<ReadCart, 'lines' | 'discounts'>,
  type: string,
): boolean {
  return deliveryOptions(context, zone, cart, null).some((option) => option.type === type);
}

function refuseOtherCountry(country: CallContext['country'], asked: CallContext['country']): void {
  if (asked === country) return;
  throw refuse(
    422,
    'address_invalid',
    'checkout.address-country',
    {},
    { shippingCountry: 'checkout.address-country' },
  );
}

function notServed(country: CallContext['country']) {
  const field = country === 'IN' || country === 'US' ? 'address.postcode' : 'address.city';
  return refuse(422, 'not_serviceable', 'checkout.not-served', {}, { [field]: 'checkout.not-served' });
}
