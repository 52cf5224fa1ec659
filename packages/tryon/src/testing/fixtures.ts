import { Wishlist, WishlistItem } from '@lunette/catalog/contract';
import type { z } from 'zod';
import { FaceProfile, FrameSize, Look } from '../contract/index.ts';

/** A medium face that was found by the quiz. */
export function aFrameSize(change: Partial<z.input<typeof FrameSize>> = {}): FrameSize {
  return FrameSize.parse({
    frameSizeId: '11341',
    faceWidth: 134,
    source: 'quiz',
    errorMm: 3,
    ...change,
  });
}

/** A face that is used for try-on. */
export function aFaceProfile(change: Partial<z.input<typeof FaceProfile>> = {}): FaceProfile {
  return FaceProfile.parse({
    dittoId: '0a1b2c3d4e5f60',
    name: 'Me',
    isDefault: true,
    faceWidth: 138,
    pd: 63,
    errorMm: 2,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  });
}

const FRAME =
  '<g fill="none" stroke="#171614" stroke-width="5"><circle cx="164" cy="150" r="27"/><circle cx="236" cy="150" r="27"/><path d="M191 146q9-8 18 0M137 144h-10M263 144h10"/></g>';

/** A drawn face, with or without a frame on it, for pictures in stories. */
export function aFacePicture(frame = ''): string {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#e9e1d4" d="M0 0h400v300H0z"/><path fill="#0b6e6e" d="M90 300q10-58 82-62h56q72 4 82 62z"/><path fill="#c98f6b" d="M174 196h52v42q-26 24-52 0z"/><path fill="#d9a27e" d="M127 130a73 82 0 0 1 146 0q0 92-73 96-73-4-73-96z"/><path fill="#3a2418" d="M122 138q-8-96 78-98 86 2 78 98-16-40-48-54-46 22-92 18-12 14-16 36z"/><g fill="#3a2418"><circle cx="164" cy="150" r="5"/><circle cx="236" cy="150" r="5"/></g><path fill="none" stroke="#8a5638" stroke-width="4" stroke-linecap="round" d="M200 158q-8 16 2 20M178 200q22 14 44 0M148 128q14-8 28-2M224 126q14-6 28 2"/>${frame}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(face)}`;
}

/** A medium frame on that face. */
export function aLook(change: Partial<z.input<typeof Look>> = {}): Look {
  return Look.parse({
    overlayed_image_url: aFacePicture(FRAME),
    message: 'Alder on your face',
    faceWidth: 138,
    frameWidth: 138,
    errorMm: 2,
    ...change,
  });
}

/** A frame on the wishlist. */
export function aWishedFrame(
  change: Partial<z.input<typeof WishlistItem>> = {},
): z.infer<typeof WishlistItem> {
  const picture = { url: '', alt: 'Alder', width: 628, height: 301, label: 'Front' };
  return WishlistItem.parse({
    id: '1',
    brandName: 'Lunette Studio',
    modelName: 'Alder',
    productUrl: '/product/alder-1',
    productImageUrl: '',
    picture,
    prices: [],
    currencyCode: 'INR',
    frameWidth: 132,
    colorAndCollection: '',
    sizeInfo: 'Medium',
    sizeDetails: '47-21-145',
    ...change,
  });
}

/** The frames on the wishlist. */
export function aShortlist(productList = [aWishedFrame()]): z.infer<typeof Wishlist> {
  const productIds = productList.map(({ id }) => id);
  return Wishlist.parse({ productIds, productList, numberOfProducts: productList.length });
}
