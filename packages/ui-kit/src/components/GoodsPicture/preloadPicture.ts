import { preload } from 'react-dom';
import { pictureSet } from '../../pictureUrl.ts';

/** Names a picture of goods in the page's head, as drawing it with `priority` does: for a picture that was drawn before. */
export function preloadPicture(src: string, sizes: string): void {
  preload(src, {
    as: 'image',
    imageSrcSet: pictureSet(src),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
