import { api, wire } from '@lunette/api-client';
import { storeValue } from '../browser/storedValues.ts';
import { consentContract } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMarketingSubscription: build.query({
      ...wire(consentContract.getMarketingSubscription),
      providesTags: ['Consent'],
    }),
    getConsents: build.query({ ...wire(consentContract.getConsents), providesTags: ['Consent'] }),
    getWhatsAppConsent: build.query({
      ...wire(consentContract.getWhatsAppConsent),
      providesTags: ['Consent'],
    }),
  }),
});

export const consentApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    setMarketingSubscription: build.mutation({
      ...wire(consentContract.setMarketingSubscription),
      /** A choice is shown as made at once, and goes back where it is refused. */
      onQueryStarted: async (sent, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          readApi.util.updateQueryData('getMarketingSubscription', undefined, (draft) =>
            Object.assign(draft, sent?.body),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: ['Consent', 'Customer'],
    }),
    setWhatsAppConsent: build.mutation({
      ...wire(consentContract.setWhatsAppConsent),
      /** As above; the id of the consent is noted, so that a chat can name it (ACCT-04). */
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          readApi.util.updateQueryData('getWhatsAppConsent', undefined, ({ response }) => {
            response.details = body.optingValue ? 'OPT_IN' : 'OPT_OUT';
          }),
        );
        const answer = await queryFulfilled.catch(() => null);
        if (answer) storeValue('whatsAppOptInId', answer.data.response.id);
        else undo();
      },
      invalidatesTags: ['Consent'],
    }),
  }),
});

export const {
  useGetConsentsQuery,
  useGetMarketingSubscriptionQuery,
  useGetWhatsAppConsentQuery,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
} = consentApi;
