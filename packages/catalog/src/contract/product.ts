import { CountryCode, CurrencyCode, endpoint, Id, Money, NamedPrice } from '@lunette/api-client/contract';
import { PowerType } from '@lunette/prescription/contract';
import { z } from 'zod';
import { Classification, ColourOption, Picture, ProductCard } from './productCard.ts';
import { Review } from './review.ts';

const NameValue = z.object({ name: z.string(), value: z.string() });

/** A way of wearing the product (single vision, zero power, …); `id` is the `power_type` of packages and powers. */
export const PrescriptionType = z.object({
  id: PowerType,
  title: z.string(),
  description: z.string(),
  powerRequired: z.boolean(),
  /** What the cheapest lens package of this kind adds to the frame's price; absent where the kind has no lenses. */
  from: Money.optional(),
});
export type PrescriptionType = z.infer<typeof PrescriptionType>;

/** Measures of a frame in millimetres. */
export const FrameMeasures = z.object({
  frameWidth: z.number(),
  lensWidth: z.number(),
  lensHeight: z.number(),
  bridge: z.number(),
  temple: z.number(),
  shape: z.string(),
  rim: z.string(),
});
export type FrameMeasures = z.infer<typeof FrameMeasures>;

export const Product = z.object({
  id: z.string(),
  sku: z.string(),
  url: z.string(),
  modelName: z.string(),
  brandName: z.string(),
  fullName: z.string(),
  description: z.string(),
  type: z.string(),
  classification: Classification,
  jit: z.boolean(),
  isPlano: z.boolean(),
  powerRequired: z.enum(['POWER_REQUIRED', 'POWER_OPTIONAL', 'NO_POWER']),
  seoMetaCanonical: z.string(),
  seoAlternateUrl: z.array(z.object({ hrefLang: z.string(), url: z.string() })),
  prices: z.array(NamedPrice),
  currencyCode: CurrencyCode,
  frameColour: z.string(),
  colours: z.array(ColourOption),
  sizes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string(),
      frameWidth: z.number(),
      inStock: z.boolean(),
    }),
  ),
  specifications: z.array(z.object({ name: z.string(), items: z.array(NameValue) })),
  frameDetails: z.array(NameValue),
  measures: FrameMeasures.nullable(),
  prescriptionType: z.array(PrescriptionType),
  imageUrlsDetail: z.array(Picture),
  breadcrumb: z.array(z.object({ label: z.string(), url: z.string() })),
  rating: z.object({ average: z.number(), count: z.number().int() }),
  reviews: z.array(Review),
  imageReviews: z.array(Review),
  stock: z.object({ availableQuantity: z.number().int(), label: z.enum(['out', 'one', 'few', 'many']) }),
  similar: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

/** One way in which goods come to a place: its price for this product alone, and the day for each way of wearing it. */
export const DeliveryWay = z.object({
  type: z.enum(['standard', 'express']),
  price: Money,
  /** With the lens that stands until another is chosen; `powerType` is null for goods that are worn in no such way. */
  days: z.array(z.object({ powerType: PrescriptionType.shape.id.nullable(), deliveryDate: z.string() })),
});
export type DeliveryWay = z.infer<typeof DeliveryWay>;

/** When goods can arrive at a place, with and without lenses to be made. */
export const DeliveryEstimate = z.object({
  serviceable: z.boolean(),
  place: z.string().nullable(),
  /** Dates `YYYY-MM-DD`. */
  deliveryDate: z.string().nullable(),
  deliveryDateWithPower: z.string().nullable(),
  isExpress: z.boolean(),
  cashOnDelivery: z.boolean(),
  ways: z.array(DeliveryWay).default([]),
});
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>;

export const productContract = {
  getProduct: endpoint({
    method: 'GET',
    path: '/v2/products/product/:id',
    access: 'public',
    params: z.object({ id: Id }),
    result: Product,
  }),
  getDeliveryEstimate: endpoint({
    method: 'GET',
    path: '/v2/products/product/:productId/shipping/estimate',
    access: 'public',
    params: z.object({ productId: Id }),
    query: z.object({
      /** The postcode; where a country has none, the city or area (O-03). */
      pinCode: z.string().trim().min(1).max(60),
      country: CountryCode,
      isExpress: z.stringbool().default(true),
      /** The lenses that were chosen; without them the ways tell the day for each way of wearing. */
      powerType: PrescriptionType.shape.id.optional(),
      packageId: Id.optional(),
      /** Their coatings, separated by commas. */
      coatingIds: z.string().max(400).optional(),
    }),
    result: DeliveryEstimate,
  }),
  checkPincode: endpoint({
    method: 'GET',
    path: '/v2/utility/checkpincode/:pincode',
    access: 'public',
    params: z.object({ pincode: z.string().trim().min(1).max(60) }),
    query: z.object({ country: CountryCode.optional() }),
    result: z.object({ serviceable: z.boolean(), city: z.string().nullable(), state: z.string().nullable() }),
  }),
};
