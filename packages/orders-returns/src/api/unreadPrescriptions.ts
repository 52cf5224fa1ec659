import { api, codeOf, wire } from '@lunette/api-client';
import { unreadPrescriptionsContract } from '../contract/unreadPrescriptions.ts';

const unreadPrescriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnreadPrescriptions: build.query({
      ...wire(unreadPrescriptionsContract.getUnreadPrescriptions),
      providesTags: ['Order'],
    }),
    getUnreadPicture: build.query({ ...wire(unreadPrescriptionsContract.getUnreadPicture) }),
    /** The list is read again, also if the item was no longer waiting. */
    readPrescription: build.mutation({
      ...wire(unreadPrescriptionsContract.readPrescription),
      invalidatesTags: (answer, error) => (answer || codeOf(error) === 'not_unread' ? ['Order'] : []),
    }),
  }),
});

export const { useGetUnreadPictureQuery, useGetUnreadPrescriptionsQuery, useReadPrescriptionMutation } =
  unreadPrescriptionsApi;
