import { Wishlist, WishlistItem } from '@lunette/catalog/contract';
import type { z } from 'zod';
import { FaceProfile, FrameSize, Look } from './contract/index.ts';

/** A medium face that was found by questions. */
export function aFrameSize(change: Partial<z.input<typeof FrameSize>> = {}): FrameSize {
  return FrameSize.parse({
    ...{ frameSizeId: '11341', faceWidth: 134, source: 'quiz', errorMm: 3 },
    ...change,
  });
}

/** A face that is used for try-on. */
export function aFaceProfile(change: Partial<z.input<typeof FaceProfile>> = {}): FaceProfile {
  return FaceProfile.parse({
    ...{ dittoId: '0a1b2c3d4e5f60', name: 'Me', isDefault: true },
    ...{ faceWidth: 138, pd: 63, errorMm: 2, createdAt: '2026-11-20T10:00:00.000Z' },
    ...change,
  });
}

/** One grey pixel, for a picture that no test looks at. */
export const A_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAJmZmQAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A medium frame on that face. */
export function aLook(change: Partial<z.input<typeof Look>> = {}): Look {
  return Look.parse({
    ...{ overlayed_image_url: A_PICTURE, message: 'Alder on your face' },
    ...{ faceWidth: 138, frameWidth: 138, errorMm: 2 },
    ...change,
  });
}

/** A frame that was put aside. */
export function aWishedFrame(
  change: Partial<z.input<typeof WishlistItem>> = {},
): z.infer<typeof WishlistItem> {
  const picture = { url: '', alt: 'Alder', width: 628, height: 301, label: 'Front' };
  return WishlistItem.parse({
    ...{ id: '1', brandName: 'Lunette Studio', modelName: 'Alder', productUrl: '/product/alder-1' },
    ...{ productImageUrl: '', picture, prices: [], currencyCode: 'INR', frameWidth: 132 },
    ...{ colorAndCollection: '', sizeInfo: 'Medium', sizeDetails: '47-21-145' },
    ...change,
  });
}

/** The frames that were put aside. */
export function aShortlist(productList = [aWishedFrame()]): z.infer<typeof Wishlist> {
  const productIds = productList.map(({ id }) => id);
  return Wishlist.parse({ productIds, productList, numberOfProducts: productList.length });
}
