import { api, wire } from '@lunette/api-client';
import { passkeyContract, quickSignInContract, signInContract } from '../contract/index.ts';
import { entering } from './whoChanged.ts';

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation(entering(signInContract.authenticate)),
    register: build.mutation(entering(signInContract.register)),
    sendOtp: build.mutation({ ...wire(signInContract.sendOtp) }),
    verifyOtp: build.mutation(entering(signInContract.verifyOtp)),
    getCaptcha: build.query({ ...wire(signInContract.getCaptcha), keepUnusedDataFor: 0 }),
    startSocial: build.mutation({ ...wire(quickSignInContract.startSocial) }),
    socialAuthenticate: build.mutation(entering(quickSignInContract.socialAuthenticate)),
    startPasskey: build.mutation({ ...wire(quickSignInContract.startPasskey) }),
    passkeyAuthenticate: build.mutation(entering(quickSignInContract.passkeyAuthenticate)),
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
