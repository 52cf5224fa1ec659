import { wire } from '@lunette/api-client';
import { identityContract } from '../contract/index.ts';
import { passwordApi } from './password.ts';

/**
 * The calls about how an identity can sign in, and that prove its ownership. They are added to the calls about
 * passwords, because other packages use all of them by this name.
 */
export const identityApi = passwordApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query({ ...wire(identityContract.getAccounts), keepUnusedDataFor: 0 }),
    getLoginInfo: build.query({ ...wire(identityContract.getLoginInfo), keepUnusedDataFor: 0 }),
    sendVerification: build.mutation({ ...wire(identityContract.sendVerification) }),
    verifyEmail: build.mutation({
      ...wire(identityContract.verifyEmail),
      invalidatesTags: ['Customer', 'Session', 'Cart', 'Order', 'OrderList'],
    }),
  }),
});

export const {
  useLazyGetAccountsQuery,
  useLazyGetLoginInfoQuery,
  useSendVerificationMutation,
  useVerifyEmailMutation,
} = identityApi;
