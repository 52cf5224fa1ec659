import { testGateway } from '@lunette/api-client/testing';
import { productContract } from '@lunette/catalog/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  type Checkout,
  type OrderPayment,
} from '../contract/index.ts';
import { aCheckout, anOrderPayment, deliveryOptions, paymentMethods } from './fixtures.ts';

/** The card fields of the stand-in provider, at the page's own origin; each payment has fields of its own. */
export function cardSession(payment = 1) {
  const frame = new URL('../stand-in/cardFields.html', import.meta.url);
  frame.searchParams.set('payment', String(payment));
  return { pageUrl: `https://pay.test/pay/${payment}`, frameUrl: frame.href, origin: location.origin };
}

/** A gateway for tests and stories that keeps a checkout: each step moves it on, cash places it, a card waits. */
export function checkoutGateway(start: Partial<Checkout> = {}) {
  let checkout = aCheckout(start);
  let payment: OrderPayment | null = null;
  let payments = 0;
  const now = (change: Partial<Checkout>) => (checkout = { ...checkout, ...change });
  return testGateway()
    .on(addressContract.getShippingAddress, () => checkout)
    .on(addressContract.saveShippingAddress, ({ body }) =>
      now({
        address: body.address,
        giftMessage: body.giftMessage ?? null,
        checkoutStepKey: checkout.deliveryOption ? 3 : 2,
      }),
    )
    .on(deliveryContract.getDeliveryOptions, () => ({ options: deliveryOptions(checkout.deliveryOption) }))
    .on(deliveryContract.updateDeliveryOption, ({ params }) =>
      now({ deliveryOption: params.type, checkoutStepKey: 3 }),
    )
    .on(productContract.checkPincode, ({ params }) => ({
      serviceable: !params.pincode.startsWith('9'),
      city: params.pincode.startsWith('4') ? 'Pune' : null,
      state: params.pincode.startsWith('4') ? 'Maharashtra' : null,
    }))
    .on(paymentContract.getPaymentMethods, () => ({ paymentMethods: paymentMethods() }))
    .on(paymentContract.payOrder, ({ body }) => {
      payments += 1;
      const amount = { value: body.expectedTotal, currencyCode: 'INR' as const };
      payment =
        body.paymentMethod === 'cod'
          ? anOrderPayment({ method: 'cod', status: 'cash_due', orderPlaced: true, amount })
          : anOrderPayment({ card: cardSession(payments), amount });
      return payment;
    })
    .on(paymentContract.getPayment, () => payment ?? anOrderPayment());
}
