import { writeToCache, api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { wishlistContract } from '@lunette/catalog/contract';
import { faceProfileContract, frameSizeContract, lookContract } from '../contract/index.ts';

/** The list alone: after a deletion the pictures of the deleted face must not be requested again. */
const LIST = { type: 'FaceProfile', id: 'list' } as const;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFrameSize: build.query({ ...wire(frameSizeContract.getFrameSize), providesTags: ['FrameSize'] }),
    getProfiles: build.query({ ...wire(faceProfileContract.getProfiles), providesTags: [LIST] }),
    getAuth: build.query({ ...wire(faceProfileContract.getAuth), providesTags: ['FaceProfile'] }),
    getFrontal: build.query({ ...wire(faceProfileContract.getFrontal), providesTags: ['FaceProfile'] }),
    /** The frames on the wishlist, for a comparison. */
    getShortlist: build.query({ ...wire(wishlistContract.getWishlist), providesTags: ['Wishlist'] }),
    getLook: build.query({ ...wire(lookContract.getLook), providesTags: ['FaceProfile'] }),
  }),
});

/** The calls about face profiles, looks and frame sizes. */
export const tryonApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    storeFrameSize: build.mutation({
      ...wire(frameSizeContract.storeFrameSize),
      onQueryStarted: writeToCache((frameSize: Result<typeof frameSizeContract.storeFrameSize>) =>
        readApi.util.upsertQueryData('getFrameSize', undefined, { frameSize }),
      ),
    }),
    measureFrameSize: build.mutation(wire(frameSizeContract.measureFrameSize)),
    measurePd: build.mutation(wire(frameSizeContract.measurePd)),
    /** The first face of an owner also stores a frame size. */
    upload: build.mutation({
      ...wire(faceProfileContract.upload),
      invalidatesTags: ['FaceProfile', 'FrameSize'],
    }),
    nameProfiles: build.mutation({
      ...wire(faceProfileContract.nameProfiles),
      invalidatesTags: ['FaceProfile'],
    }),
    setDefault: build.mutation({ ...wire(faceProfileContract.setDefault), invalidatesTags: ['FaceProfile'] }),
    deleteProfile: build.mutation({ ...wire(faceProfileContract.deleteProfile), invalidatesTags: [LIST] }),
    mailLook: build.mutation(wire(lookContract.mailLook)),
  }),
});

export const {
  useDeleteProfileMutation,
  useGetAuthQuery,
  useGetFrameSizeQuery,
  useGetFrontalQuery,
  useGetLookQuery,
  useGetProfilesQuery,
  useGetShortlistQuery,
  useMailLookMutation,
  useMeasureFrameSizeMutation,
  useMeasurePdMutation,
  useNameProfilesMutation,
  useSetDefaultMutation,
  useStoreFrameSizeMutation,
  useUploadMutation,
} = tryonApi;
