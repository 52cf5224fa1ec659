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

/** The calls for marketing and WhatsApp consents. */
export const consentApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    setMarketingSubscription: build.mutation({
      ...wire(consentContract.setMarketingSubscription),
      /** The choice is shown immediately, and undone if the gateway refuses it. */
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
      /** As above. The id of the consent is also stored, so that a chat can name it (ACCT-04). */
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
