import { answerBecomes, api, wire } from '@lunette/api-client';
import { leadContract, type CheckoutLeads } from '../contract/index.ts';
import { checkoutApi } from './checkout.ts';

/** The answer is what the checkout shows of its leads. */
const leads = {
  onQueryStarted: answerBecomes((answer: CheckoutLeads) =>
    checkoutApi.util.updateQueryData('getCheckout', undefined, (checkout) => {
      checkout.leads = answer;
    }),
  ),
};

/** What a shopper agrees to beside their contact (CHK-06). A call that fails changes nothing and is shown to nobody. */
export const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAbandonedLead: build.mutation({ ...wire(leadContract.saveAbandonedLead), ...leads }),
    saveHtoLead: build.mutation({ ...wire(leadContract.saveHtoLead), ...leads }),
    endReminders: build.mutation({ ...wire(leadContract.endReminders) }),
  }),
});

export const { useEndRemindersMutation, useSaveAbandonedLeadMutation, useSaveHtoLeadMutation } = leadApi;
