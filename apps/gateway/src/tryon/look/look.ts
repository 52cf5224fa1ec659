import { join } from 'node:path';
import { measureFace } from '@lunette/tryon/rules';
import type { Look } from '@lunette/tryon/contract';
import { findProduct } from '../../catalog/product/product.ts';
import { productTranslation } from '../../catalog/translations.ts';
import type { CallContext, AnswerContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { faceCrop } from '../profile/faceCrop.ts';
import { frameOf } from './frameOf.ts';
import { composeInThread } from './lookThread.ts';
import { faceOf, profileMissing, type StoredFace } from '../profile/profile.ts';
import { jpegUrl } from '../../platform/files/photo.ts';
import { PACKAGE_FOLDER } from '../../platform/packageFolder.ts';

const MEDIA = join(PACKAGE_FOLDER, 'media');
const WIDTH = 800;
const HEIGHT = 640;
/** Pixels per millimetre above which a picture shows less than a face: no frame is drawn at that size. */
const CLOSEST = 10;
/** The middle of the lenses is a little below the pupils. */
const BELOW_PUPILS_MM = 2.5;

interface RequestedLook {
  productId: string;
  /** The id of the face profile; without it, the default one. */
  dittoId?: string | undefined;
}

/** A face of the caller on which a frame can be drawn; refuses where there is none, or the goods are no frame. */
export async function faceForLook(
  context: AnswerContext & Pick<CallContext<'guest'>, 'db' | 'session'>,
  { productId, dittoId }: RequestedLook,
): Promise<StoredFace> {
  const { product } = findProduct(context, productId);
  frameOf(product);
  const face = await faceOf(context.db, context.session, dittoId);
  if (!face) throw dittoId === undefined ? refuse(404, 'no_profile', 'tryon.no-profile') : profileMissing();
  placeOf(face);
  return face;
}

/** The place and the scale of a face in its picture. */
function placeOf({ marks, photo }: StoredFace) {
  const measures = measureFace(marks, photo);
  if (!measures) throw profileMissing();
  const crop = faceCrop(measures, photo);
  const zoom = WIDTH / crop.width;
  const pixelsPerMm = measures.pixelsPerMm * zoom;
  if (pixelsPerMm > CLOSEST) throw refuse(422, 'face_not_measured', 'tryon.face-not-measured');
  return { measures, crop, zoom, pixelsPerMm };
}

/** Draws a frame of the catalogue on a face, in true proportion (TRY-04). */
export async function drawLook(
  reader: AnswerContext,
  productId: string,
  face: StoredFace,
): Promise<Look & { name: string }> {
  const { product } = findProduct(reader, productId);
  const { model, lens } = frameOf(product);
  const { measures, crop, zoom, pixelsPerMm } = placeOf(face);
  const file = join(MEDIA, product.picture.replace('frames/', 'frames/1200x576/'));
  const roll = (measures.roll * Math.PI) / 180;
  const down = BELOW_PUPILS_MM * pixelsPerMm;
  const jpeg = await composeInThread({
    jpeg: face.photo.jpeg,
    crop,
    size: { width: WIDTH, height: HEIGHT },
    picture: `${file}-front.avif`,
    model,
    lens,
    place: {
      x: (measures.centre.x - crop.left) * zoom - Math.sin(roll) * down,
      y: (measures.centre.y - crop.top) * zoom + Math.cos(roll) * down,
      roll: measures.roll,
      pixelsPerMm,
    },
  });
  const { name } = productTranslation(product, reader);
  return {
    name,
    overlayed_image_url: jpegUrl(jpeg),
    message: reader.t('tryon.look', { name }),
    faceWidth: measures.faceWidth,
    frameWidth: model.frameWidth,
    errorMm: measures.errorMm,
  };
}
