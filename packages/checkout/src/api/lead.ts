import { writeToCache, api, wire } from '@lunette/api-client';
import { leadContract, type CheckoutLeads } from '../contract/index.ts';
import { checkoutApi } from './checkout.ts';

/** Writes the lead of a call into the cached checkout. The other lead of its answer can be older than the cached one. */
const writesLead = (lead: keyof CheckoutLeads) => ({
  onQueryStarted: writeToCache((answer: CheckoutLeads) =>
    checkoutApi.util.updateQueryData('getCheckout', undefined, ({ leads }) => {
      leads[lead] = answer[lead];
    }),
  ),
});

/** The calls for consents beside the contact (CHK-06). If one fails, nothing changes and no error is shown. */
export const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAbandonedLead: build.mutation({
      ...wire(leadContract.saveAbandonedLead),
      ...writesLead('abandonedLead'),
    }),
    saveHtoLead: build.mutation({ ...wire(leadContract.saveHtoLead), ...writesLead('htoLead') }),
    endReminders: build.mutation({ ...wire(leadContract.endReminders) }),
  }),
});

export const { useEndRemindersMutation, useSaveAbandonedLeadMutation, useSaveHtoLeadMutation } = leadApi;
