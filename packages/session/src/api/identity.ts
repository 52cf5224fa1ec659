import { api, wire } from '@lunette/api-client';
import { identityContract, passwordContract } from '../contract/index.ts';
import { resetEffect } from './signInEffects.ts';

/** The calls about identities and passwords. */
export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation({ ...wire(passwordContract.forgotPassword) }),
    resetPassword: build.mutation({
      ...wire(passwordContract.resetPassword),
      ...resetEffect,
      invalidatesTags: ['Session'],
    }),
    resetPasswordWithToken: build.mutation({
      ...wire(passwordContract.resetPasswordWithToken),
      ...resetEffect,
      invalidatesTags: ['Session'],
    }),
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
  useForgotPasswordMutation,
  useLazyGetAccountsQuery,
  useLazyGetLoginInfoQuery,
  useResetPasswordMutation,
  useResetPasswordWithTokenMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
} = identityApi;
