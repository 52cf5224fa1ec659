import { api, wire } from '@lunette/api-client';
import { accountContract, passwordContract } from '../contract/index.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation({ ...wire(passwordContract.forgotPassword) }),
    resetPassword: build.mutation({ ...wire(passwordContract.resetPassword), invalidatesTags: ['Session'] }),
    resetPasswordWithToken: build.mutation({
      ...wire(passwordContract.resetPasswordWithToken),
      invalidatesTags: ['Session'],
    }),
    changePassword: build.mutation({
      ...wire(passwordContract.changePassword),
      invalidatesTags: ['Customer', 'Device'],
    }),
    getAccounts: build.query({ ...wire(accountContract.getAccounts), keepUnusedDataFor: 0 }),
    getLoginInfo: build.query({ ...wire(accountContract.getLoginInfo), keepUnusedDataFor: 0 }),
    sendVerification: build.mutation({ ...wire(accountContract.sendVerification) }),
    verifyEmail: build.mutation({
      ...wire(accountContract.verifyEmail),
      invalidatesTags: ['Customer', 'Session', 'Cart', 'Order'],
    }),
    getAccountsInfo: build.query({ ...wire(accountContract.getAccountsInfo), providesTags: ['Customer'] }),
    removeSocial: build.mutation({ ...wire(accountContract.removeSocial), invalidatesTags: ['Customer'] }),
  }),
});

export const {
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useGetAccountsInfoQuery,
  useLazyGetAccountsQuery,
  useLazyGetLoginInfoQuery,
  useRemoveSocialMutation,
  useResetPasswordMutation,
  useResetPasswordWithTokenMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
} = accountApi;
