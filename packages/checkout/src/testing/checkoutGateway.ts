import { testGateway, type TestGateway } from '@lunette/api-client/testing';
import { productContract } from '@lunette/catalog/contract';
import {
  addressContract,
  deliveryContract,
  leadContract,
  paymentContract,
  paymentOfferContract,
  resumeContract,
  savedCardContract,
  studioContract,
  type SavedCard,
  type Checkout,
  type OrderPayment,
} from '../contract/index.ts';
import {
  aBankOffer,
  aCheckout,
  anOrderPayment,
  aStudio,
  deliveryOptions,
  paymentMethods,
} from './fixtures.ts';

/** The card fields of the stand-in provider, at the page's own origin; each payment has its own fields. */
export function cardSession(payment = 1) {
  const frame = new URL('./cardFields.html', import.meta.url);
  frame.searchParams.set('payment', String(payment));
  return { pageUrl: `https://pay.test/pay/${payment}`, frameUrl: frame.href, origin: location.origin };
}

/** Adds saved cards to a test gateway; a removed card is missing until it is restored. */
export function keepsCards(gateway: TestGateway, cards: SavedCard[]): TestGateway {
  const gone = new Set<string>();
  const shown = () => ({ savedCards: cards.filter(({ cardToken }) => !gone.has(cardToken)) });
  return gateway
    .on(savedCardContract.getSavedCards, shown)
    .on(savedCardContract.deleteSavedCard, ({ params }) => {
      gone.add(params.cardToken);
      return shown();
    })
    .on(savedCardContract.restoreSavedCard, ({ params }) => {
      gone.delete(params.cardToken);
      return shown();
    });
}

/**
 * A gateway for tests and stories that stores a checkout: each call of a step changes it, cash places the order, a card
 * payment waits.
 */
export function checkoutGateway(start: Partial<Checkout> = {}) {
  let checkout = aCheckout(start);
  let payment: OrderPayment | null = null;
  let payments = 0;
  const now = (change: Partial<Checkout>) => (checkout = { ...checkout, ...change });
  const leads = (change: Partial<Checkout['leads']>) =>
    now({ leads: { ...checkout.leads, ...change } }).leads;
  return testGateway()
    .on(addressContract.getShippingAddress, () => checkout)
    .on(addressContract.saveShippingAddress, ({ body }) =>
      now({
        address: body.address,
        giftMessage: body.giftMessage ?? null,
        checkoutStepKey: checkout.deliveryOption ? 3 : 2,
      }),
    )
    .on(leadContract.saveAbandonedLead, ({ body }) =>
      leads({ abandonedLead: body.consent ? 'given' : 'none' }),
    )
    .on(leadContract.saveHtoLead, ({ body }) => leads({ htoLead: body.consent ? 'given' : 'none' }))
    .on(leadContract.endReminders, () => ({ success: true }))
    .on(resumeContract.createLink, () => ({
      url: 'https://m.lunette.example/checkout/resume?token=4fZ0qkUu1yQ3v8mR2tXcB6nLpE7sWdHjKaGiYoTbNvM&country=IN&language=en',
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      secondsLeft: 900,
    }))
    .on(deliveryContract.getDeliveryOptions, () => ({ options: deliveryOptions(checkout.deliveryOption) }))
    .on(deliveryContract.updateDeliveryOption, ({ params }) =>
      now({ deliveryOption: params.type, checkoutStepKey: 3 }),
    )
    .on(studioContract.chooseStudio, ({ body }) =>
      now({ studio: aStudio({ code: body.storeCode }), checkoutStepKey: checkout.deliveryOption ? 3 : 2 }),
    )
    .on(productContract.checkPincode, ({ params }) => ({
      serviceable: !params.pincode.startsWith('9'),
      city: params.pincode.startsWith('4') ? 'Pune' : null,
      state: params.pincode.startsWith('4') ? 'Maharashtra' : null,
    }))
    .on(paymentContract.getPaymentMethods, () => ({ paymentMethods: paymentMethods() }))
    .on(paymentOfferContract.getPaymentOffers, () => ({ offers: [aBankOffer()] }))
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
