import { api, wire } from '@lunette/api-client';
import { carouselContract, reviewContract } from '../contract/index.ts';

const homePartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryCarousel: build.query({ ...wire(carouselContract.getCategoryCarousel) }),
    getShopRating: build.query({ ...wire(reviewContract.getShopRating) }),
  }),
});

export const { useGetCategoryCarouselQuery, useGetShopRatingQuery } = homePartsApi;
