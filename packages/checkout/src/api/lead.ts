import { writeToCache, api, wire } from '@lunette/api-client';
import { leadContract, type CheckoutLeads } from '../contract/index.ts';
import { checkoutApi } from './checkout.ts';

/** Writes the leads of the answer into the cached checkout. */
const leads = {
  onQueryStarted: writeToCache((answer: CheckoutLeads) =>
    checkoutApi.util.updateQueryData('getCheckout', undefined, (checkout) => {
      checkout.leads = answer;
    }),
  ),
};

/** The calls for consents beside the contact (CHK-06). If one fails, nothing changes and no error is shown. */
export const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAbandonedLead: build.mutation({ ...wire(leadContract.saveAbandonedLead), ...leads }),
    saveHtoLead: build.mutation({ ...wire(leadContract.saveHtoLead), ...leads }),
    endReminders: build.mutation({ ...wire(leadContract.endReminders) }),
  }),
});

export const { useEndRemindersMutation, useSaveAbandonedLeadMutation, useSaveHtoLeadMutation } = leadApi;
