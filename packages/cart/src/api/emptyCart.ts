import { countryOf, type CountryCode } from '@lunette/country-config';
import type { Cart } from '../contract/index.ts';

/** The cart of a session without goods. */
export function emptyCart(country: CountryCode): Cart {
  return {
    id: '',
    items: [],
    itemsQty: 0,
    itemsCount: 0,
    currencyCode: countryOf(country).currencyCode,
    discountDescription: '',
    totals: {
      subTotal: 0,
      totalDiscount: 0,
      totalTax: 0,
      taxIncluded: true,
      taxPercent: 0,
      shipping: 0,
      total: 0,
      discounts: [],
    },
    toFreeShipping: null,
    firstFrame: null,
    walletApplied: false,
    giftVoucher: null,
    storeCredit: null,
    wallet: null,
    offer: null,
    waitingOrders: [],
    merge: null,
    savedLines: 0,
    isStudioFlow: false,
    forCustomer: false,
    movedTo: null,
  };
}
