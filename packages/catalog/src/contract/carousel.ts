import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Picture, ProductCard } from './productCard.ts';

/** What a carousel shows of one category. */
const CarouselCategory = z.object({
  cat_id: z.string(),
  title: z.string(),
  /** The category's own address. */
  url: z.string(),
  productData: z.array(ProductCard),
});
/** A picture that leads to a category. */
export const CarouselBanner = z.object({
  cat_id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  picture: Picture,
});
export type CarouselBanner = z.infer<typeof CarouselBanner>;

export const carouselContract = {
  /** Goods of some categories, named by their numbers with commas between them, in the order of the numbers. */
  getCategoryCarousel: endpoint({
    method: 'GET',
    path: '/v2/products/carousel/:catIds',
    access: 'public',
    params: z.object({ catIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,9}$/) }),
    result: z.array(CarouselCategory),
  }),
};

export const carouselBannerContract = {
  /** Banners of a category and of its parts, each with a picture of its first goods. */
  getCarouselBanners: endpoint({
    method: 'GET',
    path: '/v2/products/carouselbanner',
    access: 'public',
    query: z.object({ category: Id }),
    result: z.object({ banners: z.array(CarouselBanner) }),
  }),
};
