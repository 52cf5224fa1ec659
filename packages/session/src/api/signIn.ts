import { api, wire } from '@lunette/api-client';
import { passkeyContract, quickSignInContract, signInContract } from '../contract/index.ts';
import { entered } from './whoChanged.ts';

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation({ ...wire(signInContract.authenticate), ...entered }),
    register: build.mutation({ ...wire(signInContract.register), ...entered }),
    sendOtp: build.mutation({ ...wire(signInContract.sendOtp) }),
    verifyOtp: build.mutation({ ...wire(signInContract.verifyOtp), ...entered }),
    getCaptcha: build.query({ ...wire(signInContract.getCaptcha), keepUnusedDataFor: 0 }),
    startSocial: build.mutation({ ...wire(quickSignInContract.startSocial) }),
    socialAuthenticate: build.mutation({ ...wire(quickSignInContract.socialAuthenticate), ...entered }),
    startPasskey: build.mutation({ ...wire(quickSignInContract.startPasskey) }),
    passkeyAuthenticate: build.mutation({ ...wire(quickSignInContract.passkeyAuthenticate), ...entered }),
    getPasskeys: build.query({ ...wire(passkeyContract.getPasskeys), providesTags: ['Passkey'] }),
    startPasskeyRegistration: build.mutation({ ...wire(passkeyContract.startPasskeyRegistration) }),
    addPasskey: build.mutation({
      ...wire(passkeyContract.addPasskey),
      invalidatesTags: ['Passkey', 'Customer'],
    }),
    removePasskey: build.mutation({
      ...wire(passkeyContract.removePasskey),
      invalidatesTags: ['Passkey', 'Customer'],
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useAuthenticateMutation,
  useGetPasskeysQuery,
  useLazyGetCaptchaQuery,
  usePasskeyAuthenticateMutation,
  useRegisterMutation,
  useRemovePasskeyMutation,
  useSendOtpMutation,
  useSocialAuthenticateMutation,
  useStartPasskeyMutation,
  useStartPasskeyRegistrationMutation,
  useStartSocialMutation,
  useVerifyOtpMutation,
} = signInApi;
