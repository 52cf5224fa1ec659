import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Photo } from './frameSize.ts';

/** A person's own face photo, with its measures. */
export const FaceProfile = z.object({
  dittoId: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  faceWidth: z.number(),
  /** Pupillary distance in millimetres. */
  pd: z.number(),
  errorMm: z.number(),
  createdAt: z.string(),
});
export type FaceProfile = z.infer<typeof FaceProfile>;

/** All profiles of the caller. */
export const FaceProfiles = z.object({
  profiles: z.array(FaceProfile),
  defaultDittoId: z.string().nullable(),
});
export type FaceProfiles = z.infer<typeof FaceProfiles>;

const Named = z.object({ dittoId: Id });
const Name = text(40, 1);

/** The calls that create, read, change and delete face profiles. */
export const faceProfileContract = {
  getAuth: endpoint({
    method: 'GET',
    path: '/v2/ditto/auth/:dittoId',
    access: 'guest',
    params: Named,
    result: z.object({ accessCode: z.string(), signature: z.string() }),
  }),
  /** The face, 300 by 240 pixels; access key and signature are sent as headers. */
  getFrontal: endpoint({
    method: 'GET',
    path: '/v2/ditto/frontal/:dittoId',
    access: 'guest',
    image: true,
    params: Named,
    result: z.string(),
  }),
  getProfiles: endpoint({
    method: 'GET',
    path: '/v2/ditto/profile',
    access: 'guest',
    result: FaceProfiles,
  }),
  /** Names profiles: takes their names by their ids. */
  nameProfiles: endpoint({
    method: 'POST',
    path: '/v2/ditto/profile',
    access: 'guest',
    body: z.object({ dittoNameObj: z.record(Id, Name) }),
    result: FaceProfiles,
  }),
  /** Moves the marks of a profile, and names it. */
  saveUpdate: endpoint({
    method: 'POST',
    path: '/v2/ditto/profile/save-update',
    access: 'guest',
    body: z.object({ id: Id, name: Name.optional(), marks: z.string().max(2_000).optional() }),
    result: FaceProfiles,
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/v2/ditto/profile/:dittoId',
    access: 'guest',
    params: Named,
    result: FaceProfiles,
  }),
  deleteProfile: endpoint({
    method: 'DELETE',
    path: '/v2/ditto/profile/:dittoId',
    access: 'guest',
    params: Named,
    result: FaceProfiles,
  }),
  /** Stores a photo as a new profile; its ditto id is the first 14 characters of `id`. */
  upload: endpoint({
    method: 'POST',
    path: '/v2/ditto/upload',
    access: 'guest',
    form: true,
    body: z.object({
      file: Photo,
      marks: z.string().max(2_000).optional(),
      name: Name,
      /** The person in the photo agrees to its storage. */
      consent: z.literal('yes'),
    }),
    result: z.object({ id: z.string(), message: z.string() }),
  }),
  getCygnus: endpoint({
    method: 'GET',
    path: '/v2/cygnus/profile',
    access: 'guest',
    query: z.object({ guest_id: Id.optional() }),
    result: z.object({ cygnusId: z.string().nullable(), profile: FaceProfile.nullable() }),
  }),
  deleteCygnus: endpoint({
    method: 'DELETE',
    path: '/v2/cygnus/profile',
    access: 'guest',
    result: z.object({ cygnusId: z.null(), profile: FaceProfile.nullable() }),
  }),
};
