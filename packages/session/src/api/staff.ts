import { api, wire, type WriteLifecycle } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { staffContract } from '../contract/index.ts';
import { leaveSession } from './signInEffects.ts';

/** The calls of the sign-in of staff (STAFF-01). */
export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreSalesInfo: build.query({ ...wire(staffContract.getPreSalesInfo), providesTags: ['Session'] }),
    /** The sign-in replaces the session, so the page and its other tabs keep nothing of the one before. */
    signInStaff: build.mutation({
      ...wire(staffContract.signIn),
      onQueryStarted: async (
        _args: unknown,
        { dispatch, queryFulfilled }: WriteLifecycle<Result<typeof staffContract.signIn>>,
      ) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.staff) leaveSession(dispatch);
      },
    }),
  }),
});

export const { useGetPreSalesInfoQuery, useSignInStaffMutation } = staffApi;
