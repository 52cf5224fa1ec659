import { wire, type WireArgs } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { cartApi, cartWrite } from './cart.ts';
import { reorderContract } from '../contract/index.ts';

/** The calls that order again; loaded with the pages of an order. */
const reorderApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    reorderOwn: build.mutation<
      Result<typeof reorderContract.reorderOwn>,
      WireArgs<typeof reorderContract.reorderOwn>
    >({ ...wire(reorderContract.reorderOwn), ...cartWrite }),
    reorder: build.mutation<Result<typeof reorderContract.reorder>, WireArgs<typeof reorderContract.reorder>>(
      {
        ...wire(reorderContract.reorder),
        ...cartWrite,
      },
    ),
  }),
});

export const { useReorderMutation, useReorderOwnMutation } = reorderApi;
