import { testGateway, type TestGateway } from '@lunette/api-client/testing';
import { wishlistContract } from '@lunette/catalog/contract';
import {
  faceProfileContract,
  frameSizeContract,
  lookContract,
  type FaceProfile,
  type FrameSize,
} from '../contract/index.ts';
import { aFacePicture, aFaceProfile, aFrameSize, aLook } from './fixtures.ts';
import { frameSizeId } from '../rules/frameSizeId.ts';

/** A gateway for tests and stories that stores one size and the given face profiles. */
export function tryonGateway(profiles: FaceProfile[] = [aFaceProfile()]): TestGateway {
  let frameSize: FrameSize | null = null;
  let kept = profiles;
  const answer = () => ({
    profiles: kept,
    defaultDittoId: kept.find(({ isDefault }) => isDefault)?.dittoId ?? null,
  });
  return testGateway()
    .on(frameSizeContract.getFrameSize, () => ({ frameSize }))
    .on(frameSizeContract.measureFrameSize, () => aFrameSize({ source: 'photo', errorMm: 2 }))
    .on(frameSizeContract.measurePd, () => ({ faces: { attributes: { pd: { value: 57, errorMm: 2 } } } }))
    .on(frameSizeContract.storeFrameSize, ({ body }) => {
      frameSize = { ...body, frameSizeId: frameSizeId(body.faceWidth) };
      return frameSize;
    })
    .on(faceProfileContract.getProfiles, answer)
    .on(faceProfileContract.getAuth, () => ({ accessCode: 'code', signature: 'signature' }))
    .on(faceProfileContract.getFrontal, () => aFacePicture())
    .on(faceProfileContract.nameProfiles, ({ body }) => {
      kept = kept.map((one) => ({ ...one, name: body.dittoNameObj[one.dittoId] ?? one.name }));
      return answer();
    })
    .on(faceProfileContract.setDefault, ({ params }) => {
      kept = kept.map((one) => ({ ...one, isDefault: one.dittoId === params.dittoId }));
      return answer();
    })
    .on(faceProfileContract.deleteProfile, ({ params }) => {
      kept = kept.filter(({ dittoId }) => dittoId !== params.dittoId);
      return answer();
    })
    .on(faceProfileContract.upload, ({ body }) => {
      kept = [
        ...kept,
        aFaceProfile({ dittoId: 'ffffffffffffff', name: body.name, isDefault: kept.length === 0 }),
      ];
      return { id: 'ffffffffffffff0000', message: `${body.name} is kept.` };
    })
    .on(lookContract.getLook, () => aLook())
    .on(lookContract.mailLook, ({ body }) => ({ message: `The picture is on its way to ${body.email}.` }))
    .on(wishlistContract.getWishlist, () => ({ productIds: [], productList: [], numberOfProducts: 0 }));
}
