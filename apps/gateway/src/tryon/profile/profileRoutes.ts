import { faceProfileContract } from '@lunette/tryon/contract';
import { measureFace } from '@lunette/tryon/rules';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { faceCrop } from './faceCrop.ts';
import { frameSizeOf, storeFrameSize } from '../frameSize/frameSize.ts';
import { measured } from '../measure.ts';
import { cleanPhoto, jpegUrl, loadSharp, spendPhoto } from '../../platform/files/photo.ts';
import { lockOwner } from './owner.ts';
import { isProof, pictureProof } from './pictureProof.ts';
import {
  addProfile,
  chooseProfile,
  faceOf,
  markProfile,
  nameProfile,
  profileMissing,
  profilesOf,
  removeProfile,
} from './profile.ts';

/** A size that is less exact than this is a guess, and is not stored. */
const GOOD_ENOUGH_MM = 3;

/** Mounts the calls of face profiles. Each works only on the profiles of its session's owner (TRY-01 to TRY-05). */
export function profileRoutes(gateway: Gateway): void {
  const { codes } = gateway.settings.secrets;

  serve(gateway, faceProfileContract.getAuth, async ({ params: { dittoId } }, { db, session }) => {
    if (!(await faceOf(db, session, dittoId))) throw profileMissing();
    return pictureProof(codes, dittoId);
  });

  serve(gateway, faceProfileContract.getFrontal, async ({ params: { dittoId } }, { db, session, proof }) => {
    const face = await faceOf(db, session, dittoId);
    if (!face) throw profileMissing();
    if (!isProof(codes, dittoId, proof)) throw refuse(403, 'proof_invalid', 'tryon.proof-invalid');
    const measures = measureFace(face.marks, face.photo);
    if (!measures) throw profileMissing();
    const sharp = await loadSharp();
    const picture = await sharp(face.photo.jpeg)
      .extract(faceCrop(measures, face.photo))
      .resize(300, 240, { fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return jpegUrl(picture);
  });

  serve(gateway, faceProfileContract.getProfiles, (_input, { db, session }) => profilesOf(db, session));

  serve(gateway, faceProfileContract.nameProfiles, async ({ body }, { db, session }) => {
    await db.transaction(async (tx) => {
      for (const [dittoId, name] of Object.entries(body.dittoNameObj))
        await nameProfile(tx, session, dittoId, name);
    });
    return profilesOf(db, session);
  });

  serve(gateway, faceProfileContract.saveUpdate, async ({ body }, { db, session }) => {
    const face = await faceOf(db, session, body.id);
    if (!face) throw profileMissing();
    const marked = body.marks === undefined ? null : measured(body.marks, face.photo);
    await db.transaction(async (tx) => {
      if (body.name !== undefined) await nameProfile(tx, session, body.id, body.name);
      if (marked) await markProfile(tx, session, body.id, marked);
    });
    return profilesOf(db, session);
  });

  serve(gateway, faceProfileContract.setDefault, async ({ params }, { db, session }) => {
    await chooseProfile(db, session, params.dittoId);
    return profilesOf(db, session);
  });

  serve(gateway, faceProfileContract.deleteProfile, async ({ params }, { db, session }) => {
    await removeProfile(db, session, params.dittoId);
    return profilesOf(db, session);
  });

  serve(gateway, faceProfileContract.upload, async ({ body }, context) => {
    const { db, session, t } = context;
    await spendPhoto(context);
    const photo = await cleanPhoto(body.file, 'tryon.photo-unreadable');
    const { marks, measures } = measured(body.marks, photo);
    const id = await db.transaction(async (tx) => {
      const { faceWidth, errorMm } = measures;
      await lockOwner(tx, session);
      // A later face may be that of somebody else.
      const { profiles } = await profilesOf(tx, session);
      const isUnknown = profiles.length === 0 && !(await frameSizeOf(tx, session));
      if (isUnknown && errorMm <= GOOD_ENOUGH_MM)
        await storeFrameSize(tx, session, { faceWidth, errorMm, source: 'photo' });
      return addProfile(tx, session, { name: body.name, photo, marks, measures });
    });
    return { id, message: t('tryon.profile-kept', { name: body.name }) };
  });
}
