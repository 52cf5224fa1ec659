import { wire } from '@lunette/api-client';
import { cartApi, write } from './cart.ts';
import { cartMoneyContract } from '../contract/index.ts';

/** What is taken off the total; it is loaded with the parts of a cart that show it. */
export const cartMoneyApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    applyVoucher: build.mutation({ ...wire(cartMoneyContract.applyVoucher), ...write }),
    removeVoucher: build.mutation({ ...wire(cartMoneyContract.removeVoucher), ...write }),
    applyStoreCredit: build.mutation({ ...wire(cartMoneyContract.applyStoreCredit), ...write }),
    removeStoreCredit: build.mutation({ ...wire(cartMoneyContract.removeStoreCredit), ...write }),
    applyWallet: build.mutation({ ...wire(cartMoneyContract.applyWallet), ...write }),
    removeWallet: build.mutation({ ...wire(cartMoneyContract.removeWallet), ...write }),
  }),
});

export const {
  useApplyStoreCreditMutation,
  useApplyVoucherMutation,
  useApplyWalletMutation,
  useRemoveStoreCreditMutation,
  useRemoveVoucherMutation,
  useRemoveWalletMutation,
} = cartMoneyApi;
