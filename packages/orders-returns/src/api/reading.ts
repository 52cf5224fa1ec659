import { api, codeOf, wire } from '@lunette/api-client';
import { readingContract } from '../contract/reading.ts';

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnreadPrescriptions: build.query({
      ...wire(readingContract.getUnreadPrescriptions),
      providesTags: ['Order'],
    }),
    getUnreadPicture: build.query({ ...wire(readingContract.getUnreadPicture) }),
    /** The list is read again, also if the item was no longer waiting. */
    readPrescription: build.mutation({
      ...wire(readingContract.readPrescription),
      invalidatesTags: (answer, error) => (answer || codeOf(error) === 'not_unread' ? ['Order'] : []),
    }),
  }),
});

export const { useGetUnreadPictureQuery, useGetUnreadPrescriptionsQuery, useReadPrescriptionMutation } =
  readingApi;
