import { api, keepContact, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { remember } from '../browser/notes.ts';
import { consentContract, customerAddressContract, customerContract } from '../contract/index.ts';
import { left } from './whoChanged.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query({
      ...wire(customerContract.getCustomer),
      providesTags: ['Customer'],
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) keepContact({ email: answer.data.email, phone: answer.data.telephone });
      },
    }),
    getAddresses: build.query({ ...wire(customerAddressContract.getAddresses), providesTags: ['Address'] }),
    getSavedPrescriptions: build.query({
      ...wire(customerContract.getSavedPrescriptions),
      providesTags: ['Prescription'],
    }),
    getMarketingSubscription: build.query({
      ...wire(consentContract.getMarketingSubscription),
      providesTags: ['Consent'],
    }),
    getConsents: build.query({ ...wire(consentContract.getConsents), providesTags: ['Consent'] }),
    getWhatsAppConsent: build.query({
      ...wire(consentContract.getWhatsAppConsent),
      providesTags: ['Consent'],
    }),
    /** A copy for the customer's own device: it is not kept. */
    getCustomerData: build.query({ ...wire(customerContract.getCustomerData), keepUnusedDataFor: 0 }),
  }),
});

type Addresses = Result<typeof customerAddressContract.getAddresses>;
type Customer = Result<typeof customerContract.getCustomer>;
interface Life<T, Keep> {
  dispatch: (keep: Keep) => unknown;
  queryFulfilled: Promise<{ data: T }>;
}
type KeepAddresses = ReturnType<typeof readApi.util.upsertQueryData<'getAddresses'>>;
type KeepCustomer = ReturnType<typeof readApi.util.upsertQueryData<'getCustomer'>>;

/** The answer of a write is the whole list and becomes what everybody reads, without a second call. */
const writesAddresses = {
  onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: Life<Addresses, KeepAddresses>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(readApi.util.upsertQueryData('getAddresses', undefined, answer.data));
  },
  /** A checkout that has no address of its own begins with the default one. */
  invalidatesTags: (answer: Addresses | undefined) => (answer ? (['Checkout'] as const) : []),
};

const writesCustomer = {
  onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: Life<Customer, KeepCustomer>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(readApi.util.upsertQueryData('getCustomer', undefined, answer.data));
  },
};

export const customerApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    updateCustomer: build.mutation({ ...wire(customerContract.updateCustomer), ...writesCustomer }),
    updateCygnus: build.mutation({ ...wire(customerContract.updateCygnus), ...writesCustomer }),
    deleteCustomer: build.mutation({ ...wire(customerContract.deleteCustomer), ...left }),
    addAddress: build.mutation({ ...wire(customerAddressContract.addAddress), ...writesAddresses }),
    updateAddress: build.mutation({ ...wire(customerAddressContract.updateAddress), ...writesAddresses }),
    deleteAddress: build.mutation({ ...wire(customerAddressContract.deleteAddress), ...writesAddresses }),
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
        if (answer) remember('whatsAppOptInId', answer.data.response.id);
        else undo();
      },
      invalidatesTags: ['Consent'],
    }),
  }),
});

export const {
  useAddAddressMutation,
  useDeleteAddressMutation,
  useDeleteCustomerMutation,
  useGetAddressesQuery,
  useGetConsentsQuery,
  useGetCustomerQuery,
  useGetMarketingSubscriptionQuery,
  useGetSavedPrescriptionsQuery,
  useGetWhatsAppConsentQuery,
  useLazyGetCustomerDataQuery,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
  useUpdateAddressMutation,
  useUpdateCustomerMutation,
  useUpdateCygnusMutation,
} = customerApi;
