import { preload } from 'react-dom';
import { pictureSet } from '../../pictureUrl.ts';

/** Preloads a goods picture in the page's head, as `priority` does: for a picture in HTML that was rendered before. */
export function preloadPicture(src: string, sizes: string): void {
  preload(src, {
    as: 'image',
    imageSrcSet: pictureSet(src),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
