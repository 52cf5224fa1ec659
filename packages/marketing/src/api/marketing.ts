import { api, wire } from '@lunette/api-client';
import { marketingContract } from '../contract/marketing.ts';

/** The calls for support, leads and the welcome voucher. */
export const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupport: build.query({ ...wire(marketingContract.getSupport), providesTags: ['Marketing'] }),
    captureLead: build.mutation(wire(marketingContract.captureLead)),
    takeFirstDeal: build.mutation(wire(marketingContract.takeFirstDeal)),
    checkUserExists: build.query(wire(marketingContract.checkUserExists)),
    firstDealUserExists: build.query(wire(marketingContract.firstDealUserExists)),
    answerSurvey: build.mutation(wire(marketingContract.answerSurvey)),
  }),
});

export const {
  useGetSupportQuery,
  useCaptureLeadMutation,
  useTakeFirstDealMutation,
  useLazyFirstDealUserExistsQuery,
  useAnswerSurveyMutation,
} = marketingApi;
