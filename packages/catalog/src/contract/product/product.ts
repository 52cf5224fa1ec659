import { CountryCode, CurrencyCode, endpoint, Id, Money, NamedPrice } from '@lunette/api-client/contract';
import { PowerType } from '@lunette/prescription/contract';
import { z } from 'zod';
import { Classification, ColourOption, Picture, ProductCard } from '../productCard.ts';
import { Review } from './review.ts';

const NameValue = z.object({ name: z.string(), value: z.string() });

/** A use of the glasses (single vision, zero power, …); `id` is the `power_type` of packages and powers. */
export const PrescriptionType = z.object({
  id: PowerType,
  title: z.string(),
  description: z.string(),
  powerRequired: z.boolean(),
  /** What the cheapest lens package of this kind adds to the price of the frame; missing if the kind has no lenses. */
  from: Money.optional(),
});
export type PrescriptionType = z.infer<typeof PrescriptionType>;

/** The measures of a frame in millimetres. */
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

/** A product with everything that its page shows. */
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
  /** The labels of the pictures for the section about the product contain `Image_About_Product` (PDP-02). */
  imageUrlsDetail: z.array(Picture),
  /** Whether there are pictures of all sides, which `getThreeSixty` answers. */
  hasThreeSixty: z.boolean(),
  breadcrumb: z.array(z.object({ label: z.string(), url: z.string() })),
  rating: z.object({ average: z.number(), count: z.number().int() }),
  reviews: z.array(Review),
  imageReviews: z.array(Review),
  stock: z.object({ availableQuantity: z.number().int(), label: z.enum(['out', 'one', 'few', 'many']) }),
  similar: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

/** One way of delivery to a place, with its price for this product alone and the day for each power type. */
export const DeliveryWay = z.object({
  type: z.enum(['standard', 'express']),
  price: Money,
  /** The days with the lens package that is selected by default; `powerType` is null for goods without power types. */
  days: z.array(z.object({ powerType: PowerType.nullable(), deliveryDate: z.string() })),
});
export type DeliveryWay = z.infer<typeof DeliveryWay>;

/** When goods can arrive at a place, with and without lenses that have to be made. */
export const DeliveryEstimate = z.object({
  serviceable: z.boolean(),
  place: z.string().nullable(),
  /** The dates are `YYYY-MM-DD`. */
  deliveryDate: z.string().nullable(),
  deliveryDateWithPower: z.string().nullable(),
  isExpress: z.boolean(),
  cashOnDelivery: z.boolean(),
  ways: z.array(DeliveryWay).default([]),
});
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>;

/** The calls for a product, its delivery estimate, and a postcode. */
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
      /** The postcode; in a country without postcodes, the city or area (O-03). */
      pinCode: z.string().trim().min(1).max(60),
      country: CountryCode,
      isExpress: z.stringbool().default(true),
      /** The chosen lenses; without them, each way has the days for all power types. */
      powerType: PowerType.optional(),
      packageId: Id.optional(),
      /** The ids of the coatings, separated by commas. */
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
