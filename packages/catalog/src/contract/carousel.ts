import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Picture, ProductCard } from './productCard.ts';

/** One category of a carousel with its goods. */
const CarouselCategory = z.object({
  cat_id: z.string(),
  title: z.string(),
  /** The URL of the category. */
  url: z.string(),
  productData: z.array(ProductCard),
});
/** A banner of a category: a picture with a text, which links to a page. */
export const CarouselBanner = z.object({
  cat_id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  picture: Picture,
});
export type CarouselBanner = z.infer<typeof CarouselBanner>;

/** The call for the carousel of a home page. */
export const carouselContract = {
  /** The goods of some categories. `catIds` are their ids, separated by commas; the answer has the same order. */
  getCategoryCarousel: endpoint({
    method: 'GET',
    path: '/v2/products/carousel/:catIds',
    access: 'public',
    params: z.object({ catIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,9}$/) }),
    result: z.array(CarouselCategory),
  }),
};

/** The call for banners of a category. */
export const carouselBannerContract = {
  /** The banners of a category, in their order; a banner whose product is not sold in the country is missing. */
  getCarouselBanners: endpoint({
    method: 'GET',
    path: '/v2/products/carouselbanner',
    access: 'public',
    query: z.object({ category: Id }),
    result: z.object({ banners: z.array(CarouselBanner) }),
  }),
};
