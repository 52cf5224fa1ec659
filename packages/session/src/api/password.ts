import { api, wire } from '@lunette/api-client';
import { passwordContract } from '../contract/index.ts';
import { resetEffect } from './signInEffects.ts';

/** The calls that set a password. */
export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation({ ...wire(passwordContract.forgotPassword) }),
    resetPassword: build.mutation({
      ...wire(passwordContract.resetPassword),
      ...resetEffect,
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi;
