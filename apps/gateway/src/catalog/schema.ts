import type { Classification } from '@lunette/catalog/contract';
import type { PowerRow, PowerType } from '@lunette/prescription/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { boolean, date, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { HeldFor } from './reviews/reviewVerdict.ts';

/** A text, or several texts that belong together, in both languages. */
export type Translations<T> = Record<Language, T>;

/** The texts of a model in one language. */
export interface ModelTranslation {
  name: string;
  brand: string;
  description: string;
}

/** The texts of a product in one language. */
export interface ProductTranslation {
  /** The colour, flavour or pack that distinguishes it from the others of its model; '' if there are no others. */
  variant: string;
  fullName: string;
}

/** The names of a place in one language. */
export interface PlaceTranslation {
  place: string;
  city: string;
  state: string;
}

/** The design that all its sizes and colours share. */
export const model = pgTable('model', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  classification: text('classification').$type<z.infer<typeof Classification>>().notNull(),
  brand: text('brand').notNull(),
  collection: text('collection'),
  gender: text('gender'),
  shape: text('shape'),
  rim: text('rim'),
  material: text('material'),
  weightGrams: integer('weight_grams'),
  usage: text('usage'),
  powerTypes: text('power_types').array().$type<PowerType[]>().notNull(),
  measures: jsonb('measures').$type<Record<string, number>>().notNull(),
  text: jsonb('text').$type<Translations<ModelTranslation>>().notNull(),
  launchedOn: date('launched_on').notNull(),
  rank: integer('rank').notNull(),
});

/** A product that can be put into the cart: one model in one size and colour, or one pack. */
export const product = pgTable('product', {
  id: integer('id').primaryKey(),
  modelId: integer('model_id').notNull(),
  sku: text('sku').notNull(),
  slug: text('slug').notNull(),
  style: text('style').notNull(),
  picture: text('picture').notNull(),
  size: text('size'),
  frameWidth: integer('frame_width'),
  lensWidth: integer('lens_width'),
  lensHeight: integer('lens_height'),
  bridge: integer('bridge'),
  temple: integer('temple'),
  colour: text('colour'),
  colourFamily: text('colour_family'),
  swatch: text('swatch').array().notNull(),
  lensKind: text('lens_kind'),
  packSize: integer('pack_size'),
  jit: boolean('jit').notNull(),
  text: jsonb('text').$type<Translations<ProductTranslation>>().notNull(),
  rank: integer('rank').notNull(),
  searchText: text('search_text').notNull(),
});

/** Prices of a product in a country, in minor units. */
export const productPrice = pgTable('product_price', {
  country: text('country').$type<CountryCode>().notNull(),
  productId: integer('product_id').notNull(),
  market: integer('market').notNull(),
  selling: integer('selling').notNull(),
  firstBuy: integer('first_buy'),
});

/** The pieces in stock of a product; null if it never runs out. */
export const stock = pgTable('stock', {
  productId: integer('product_id').primaryKey(),
  quantity: integer('quantity'),
});

/** A stored filter over the goods, with a URL and texts. */
export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  path: text('path').notNull(),
  parentId: integer('parent_id'),
  related: integer('related').array().notNull(),
  type: text('type').notNull(),
  filter: jsonb('filter').$type<Record<string, (string | number)[]>>().notNull(),
  picture: text('picture'),
  sort: text('sort').notNull(),
  text: jsonb('text')
    .$type<Translations<{ title: string; description: string; seoTitle: string }>>()
    .notNull(),
});

/** The texts of an item of a collection in one language; `action` is that of its link. */
export interface CollectionItemTranslation {
  title: string;
  text: string;
  action: string;
}

/**
 * An item of a collection: goods that a filter chooses, as that of a category does, or a picture of one product, which
 * links to the product unless it has another URL.
 */
export type CollectionItemRow = { id: string; text: Translations<CollectionItemTranslation> } & (
  | {
      type: 'products';
      url: string;
      filter: Record<string, (string | number)[]>;
      sort: string;
      limit: number;
    }
  | { type: 'picture'; url?: string; productId: number; view: 'front' | 'threequarter' }
);

/** A page about some goods of the store, with its items in their order. */
export const collection = pgTable('collection', {
  slug: text('slug').primaryKey(),
  rank: integer('rank').notNull(),
  items: jsonb('items').$type<CollectionItemRow[]>().notNull(),
  text: jsonb('text')
    .$type<Translations<{ title: string; description: string; seoTitle: string }>>()
    .notNull(),
});

/** A banner above the goods of a category: the picture of one product, a text and a link. */
export const categoryBanner = pgTable('category_banner', {
  categoryId: integer('category_id').notNull(),
  rank: integer('rank').notNull(),
  url: text('url').notNull(),
  productId: integer('product_id').notNull(),
  text: jsonb('text').$type<Translations<{ title: string; text: string }>>().notNull(),
});

/** A lens package, with the properties that a product needs for it or must not have. */
export const lensPackage = pgTable('lens_package', {
  id: text('id').primaryKey(),
  powerTypes: text('power_types').array().$type<PowerType[]>().notNull(),
  needs: text('needs').array().notNull(),
  refuses: text('refuses').array().notNull(),
  refractionIndex: numeric('refraction_index', { mode: 'number' }).notNull(),
  warrantyMonths: integer('warranty_months').notNull(),
  recommended: boolean('recommended').notNull(),
  express: boolean('express').notNull(),
  labDays: integer('lab_days').notNull(),
  rank: integer('rank').notNull(),
  text: jsonb('text').$type<Translations<{ title: string; description: string }>>().notNull(),
});

/** A coating; of those with the same `choice` only one can be chosen. */
export const coating = pgTable('coating', {
  id: text('id').primaryKey(),
  choice: text('choice'),
  labDays: integer('lab_days').notNull(),
  rank: integer('rank').notNull(),
  text: jsonb('text').$type<Translations<{ title: string; description: string }>>().notNull(),
});

/** The coatings of each lens package. */
export const packageCoating = pgTable('package_coating', {
  packageId: text('package_id').notNull(),
  coatingId: text('coating_id').notNull(),
  included: boolean('included').notNull(),
});

/** The price that a lens package or a coating adds in a country, in minor units. */
export const lensPrice = pgTable('lens_price', {
  country: text('country').$type<CountryCode>().notNull(),
  optionId: text('option_id').notNull(),
  amount: integer('amount').notNull(),
});

/** A supply in which contact lenses are offered, and the percent off the lenses. */
export const lensSupply = pgTable('lens_supply', {
  subscriptionType: text('subscription_type').primaryKey(),
  months: integer('months').notNull(),
  percent: integer('percent').notNull(),
});

/** A row of a power table without its label, which is read from the texts. */
export type StoredPowerRow = Omit<PowerRow, 'label'>;

/** The powers of a power type, for one model or (null) for all other models. */
export const powerRange = pgTable('power_range', {
  powerType: text('power_type').$type<PowerType>().notNull(),
  modelId: integer('model_id'),
  rows: jsonb('rows').$type<StoredPowerRow[]>().notNull(),
  maxBoxes: integer('max_boxes'),
});

/** A review of a model. */
export const review = pgTable('review', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  modelId: integer('model_id').notNull(),
  customerId: uuid('customer_id'),
  verified: boolean('verified').notNull(),
  rating: smallint('rating').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  author: text('author').notNull(),
  place: text('place').notNull(),
  /** The language of its text. */
  language: text('language').$type<Language>().notNull(),
  writtenOn: date('written_on').notNull(),
  status: text('status').$type<'published' | 'held' | 'refused'>().notNull().default('published'),
  heldFor: text('held_for').$type<HeldFor>(),
  /** The names of its pictures. */
  pictures: text('pictures').array().notNull().default([]),
});

/** Requests for a message when sold-out goods are back. */
export const stockWatch = pgTable('stock_watch', {
  productId: integer('product_id').notNull(),
  email: text('email').notNull(),
  customerId: uuid('customer_id'),
  country: text('country').$type<CountryCode>().notNull(),
  language: text('language').$type<Language>().notNull(),
});

/** A delivery zone, and how fast goods arrive there. */
export const deliveryZone = pgTable('delivery_zone', {
  id: integer('id').primaryKey(),
  country: text('country').$type<CountryCode>().notNull(),
  fromCode: integer('from_code'),
  toCode: integer('to_code'),
  names: text('names').array().notNull(),
  days: integer('days').notNull(),
  expressDays: integer('express_days'),
  cashOnDelivery: boolean('cash_on_delivery').notNull(),
  text: jsonb('text').$type<Translations<PlaceTranslation>>().notNull(),
});
