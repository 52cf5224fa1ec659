import { wire } from '@lunette/api-client';
import { cartApi, cartWrite } from './cart.ts';
import { cartMoneyContract } from '../contract/index.ts';

/** Calls for voucher, store credit and wallet; loaded with the components that use them. */
export const cartMoneyApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    applyVoucher: build.mutation({ ...wire(cartMoneyContract.applyVoucher), ...cartWrite }),
    removeVoucher: build.mutation({ ...wire(cartMoneyContract.removeVoucher), ...cartWrite }),
    applyStoreCredit: build.mutation({ ...wire(cartMoneyContract.applyStoreCredit), ...cartWrite }),
    removeStoreCredit: build.mutation({ ...wire(cartMoneyContract.removeStoreCredit), ...cartWrite }),
    applyWallet: build.mutation({ ...wire(cartMoneyContract.applyWallet), ...cartWrite }),
    removeWallet: build.mutation({ ...wire(cartMoneyContract.removeWallet), ...cartWrite }),
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
