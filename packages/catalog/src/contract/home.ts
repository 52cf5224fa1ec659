import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { FrameMeasures } from './product/product.ts';
import { Picture, ProductCard } from './productCard.ts';

const Action = z.object({ label: z.string(), url: z.string() });

/** One section of a home page; `type` decides how it is rendered. Its texts are in the caller's language. */
export const HomeSection = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    id: z.string(),
    title: z.string(),
    text: z.string(),
    actions: z.array(Action),
    picture: Picture,
    product: ProductCard,
    /** The measures on the dimension lines around the frame; if they are missing, only the frame width is drawn. */
    measures: FrameMeasures.pick({
      lensWidth: true,
      lensHeight: true,
      bridge: true,
      temple: true,
    }).optional(),
  }),
  z.object({
    type: z.literal('kinds'),
    id: z.string(),
    tiles: z.array(z.object({ title: z.string(), text: z.string(), url: z.string(), picture: Picture })),
  }),
  z.object({
    type: z.literal('banners'),
    id: z.string(),
    /** The category whose banners are shown; they are loaded with a call of their own (HOME-06). */
    categoryId: Id,
  }),
  z.object({
    type: z.literal('services'),
    id: z.string(),
    services: z.array(
      z.object({ kind: z.enum(['size', 'try-on']), title: z.string(), text: z.string(), action: Action }),
    ),
  }),
  z.object({
    type: z.literal('products'),
    id: z.string(),
    title: z.string(),
    action: Action,
    products: z.array(ProductCard),
    /**
     * The ids of the categories whose goods follow in a carousel, which is loaded when it is near the viewport (HOME-05).
     */
    catIds: z.array(Id).optional(),
  }),
  z.object({
    type: z.literal('steps'),
    id: z.string(),
    title: z.string(),
    steps: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    type: z.literal('visit'),
    id: z.string(),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    action: Action,
    note: z.string(),
    picture: Picture.optional(),
    storesTitle: z.string(),
    /** The city from whose centre the distances to the stores are measured. */
    storesFrom: z.string().optional(),
    stores: z.array(
      z.object({ name: z.string(), address: z.string(), hours: z.string(), distanceKm: z.number() }),
    ),
    storesAction: Action,
  }),
  z.object({
    type: z.literal('reviews'),
    id: z.string(),
    title: z.string(),
    average: z.number(),
    count: z.number().int(),
    reviews: z.array(
      z.object({ text: z.string(), author: z.string(), place: z.string(), product: ProductCard }),
    ),
  }),
]);
export type HomeSection = z.infer<typeof HomeSection>;

/** A home page under one of its keys: home, eyeglasses, sunglasses, premium-eyeglasses, premium-sunglasses, promo-*. */
export const HomePage = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(HomeSection),
});
export type HomePage = z.infer<typeof HomePage>;

/** The call that reads a home page. */
export const homeContract = {
  getHomePage: endpoint({
    method: 'GET',
    path: '/static/pages/:key.json',
    access: 'public',
    params: z.object({ key: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
    query: z.object({ v: wholeNumber(0, 9_999_999_999_999).optional() }),
    result: HomePage,
  }),
};
