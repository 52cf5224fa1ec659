import type { CountryCode } from '@lunette/country-config';

/** A country's fees and whether tax is in its prices; amounts in minor units. */
export interface Terms {
  /** Whether prices include tax; if not, the tax depends on the place of delivery. */
  taxIncluded: boolean;
  shippingFee: number;
  /** Goods of this worth ship free of charge. */
  freeShippingFrom: number;
  /** Charged for express delivery on top of what standard delivery costs. */
  expressFee: number;
  cashOnDeliveryFee: number;
  /** The largest total that can be paid at the door. */
  cashOnDeliveryLimit: number;
  /** The automatic discount of a cart with two frames or more. */
  bagDiscount: number;
}

const WITHOUT_CASH = { cashOnDeliveryFee: 0, cashOnDeliveryLimit: 0 };

/** Fees by country. */
export const TERMS: Record<CountryCode, Terms> = {
  IN: {
    taxIncluded: true,
    shippingFee: 9_900,
    freeShippingFrom: 99_900,
    expressFee: 14_900,
    cashOnDeliveryFee: 4_900,
    cashOnDeliveryLimit: 2_000_000,
    bagDiscount: 50_000,
  },
  SG: {
    taxIncluded: true,
    shippingFee: 500,
    freeShippingFrom: 6_000,
    expressFee: 900,
    ...WITHOUT_CASH,
    bagDiscount: 1_000,
  },
  AE: {
    taxIncluded: true,
    shippingFee: 1_500,
    freeShippingFrom: 15_000,
    expressFee: 2_500,
    cashOnDeliveryFee: 1_000,
    cashOnDeliveryLimit: 150_000,
    bagDiscount: 2_500,
  },
  SA: {
    taxIncluded: true,
    shippingFee: 2_000,
    freeShippingFrom: 20_000,
    expressFee: 3_000,
    cashOnDeliveryFee: 1_500,
    cashOnDeliveryLimit: 150_000,
    bagDiscount: 3_000,
  },
  US: {
    taxIncluded: false,
    shippingFee: 695,
    freeShippingFrom: 7_500,
    expressFee: 1_400,
    ...WITHOUT_CASH,
    bagDiscount: 1_000,
  },
};
