import { api, wire } from '@lunette/api-client';
import { subcategoryContract } from '../contract/index.ts';

/** The calls about categories that no screen makes: subcategories, and the settings of all listings. */
export const subcategoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubcategories: build.query({ ...wire(subcategoryContract.getSubcategories) }),
    getCategoryConfig: build.query({ ...wire(subcategoryContract.getCategoryConfig) }),
  }),
});
