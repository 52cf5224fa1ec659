import { api, wire } from '@lunette/api-client';
import { passkeyContract, quickSignInContract, signInContract } from '../contract/index.ts';
import { signInMutation } from './signInEffects.ts';

/** The calls that sign a customer in. */
export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation(signInMutation(signInContract.authenticate)),
    register: build.mutation(signInMutation(signInContract.register)),
    sendOtp: build.mutation({ ...wire(signInContract.sendOtp) }),
    verifyOtp: build.mutation(signInMutation(signInContract.verifyOtp)),
    getCaptcha: build.query({ ...wire(signInContract.getCaptcha), keepUnusedDataFor: 0 }),
    getCaptchaNeed: build.query({ ...wire(signInContract.getCaptchaNeed), keepUnusedDataFor: 0 }),
    startSocial: build.mutation({ ...wire(quickSignInContract.startSocial) }),
    socialAuthenticate: build.mutation(signInMutation(quickSignInContract.socialAuthenticate)),
    startPasskey: build.mutation({ ...wire(quickSignInContract.startPasskey) }),
    passkeyAuthenticate: build.mutation(signInMutation(quickSignInContract.passkeyAuthenticate)),
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
  useGetCaptchaNeedQuery,
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
