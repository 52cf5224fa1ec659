import { api, storeContact, storedContact, wire } from '@lunette/api-client';
import { customerApi, storeValue } from '@lunette/session';
import { marketingContract } from '../contract/marketing.ts';
import { nextExpiry } from '../rules/phoneCapture.ts';

/** The calls for support, leads, the welcome voucher and the phone capture. */
export const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupport: build.query({ ...wire(marketingContract.getSupport), providesTags: ['Marketing'] }),
    captureLead: build.mutation(wire(marketingContract.captureLead)),
    takeFirstDeal: build.mutation(wire(marketingContract.takeFirstDeal)),
    checkUserExists: build.query(wire(marketingContract.checkUserExists)),
    firstDealUserExists: build.query(wire(marketingContract.firstDealUserExists)),
    answerSurvey: build.mutation(wire(marketingContract.answerSurvey)),
    capturePhone: build.mutation({
      ...wire(marketingContract.capturePhone),
      /** The tab stores the number as the contact of the visit (ANLY-04). */
      onQueryStarted: ({ body }) => storeContact({ ...storedContact(), phone: body.jsonData.phone }),
    }),
    consentToTexts: build.mutation({
      ...wire(marketingContract.consentToTexts),
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) storeValue('phoneCaptureExpiry', nextExpiry('success', Date.now()));
      },
      invalidatesTags: (result) => (result ? ['Consent', 'Customer'] : []),
    }),
    closePhoneCapture: build.mutation({
      ...wire(marketingContract.closePhoneCapture),
      /** The profile that the page has gets the expiry, so that it holds without the browser's storage too. */
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(
            customerApi.util.updateQueryData('getCustomer', undefined, (customer) =>
              Object.assign(customer, answer.data),
            ),
          );
      },
    }),
  }),
});

export const {
  useGetSupportQuery,
  useCaptureLeadMutation,
  useTakeFirstDealMutation,
  useLazyFirstDealUserExistsQuery,
  useAnswerSurveyMutation,
  useCapturePhoneMutation,
  useConsentToTextsMutation,
  useClosePhoneCaptureMutation,
} = marketingApi;
