import { api, wire } from '@lunette/api-client';
import { paperContract } from '../contract/paper.ts';

const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPapers: build.query({ ...wire(paperContract.getPapers), providesTags: ['Order'] }),
    /** A file is saved by the browser and not cached. */
    getPaper: build.query({ ...wire(paperContract.getPaper), keepUnusedDataFor: 0 }),
    getReturnLabelPaper: build.query({ ...wire(paperContract.getReturnLabelPaper), keepUnusedDataFor: 0 }),
    makeClaimPaper: build.mutation({ ...wire(paperContract.makeClaimPaper) }),
  }),
});

export const {
  useGetPapersQuery,
  useLazyGetPaperQuery,
  useLazyGetReturnLabelPaperQuery,
  useMakeClaimPaperMutation,
} = paperApi;
