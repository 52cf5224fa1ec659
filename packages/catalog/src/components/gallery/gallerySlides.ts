import type { Product } from '../../contract/index.ts';
import { galleryPictures } from '../../rules/aboutPictures.ts';

/** One picture of the gallery; `kind` defines its size and crop. */
export interface Slide {
  kind: 'main' | 'more' | 'wide' | 'hinge';
  url: string;
  alt: string;
}

/** The pictures in their order. A frame also has a detail of its hinge, cut from the second view. */
export function slidesOf({ imageUrlsDetail, measures }: Product, hingeAlt: string): Slide[] {
  const [front, second, ...others] = galleryPictures(imageUrlsDetail);
  if (!front) return [];
  const more = (picture: { url: string; alt: string }): Slide => ({
    kind: 'more',
    url: picture.url,
    alt: picture.alt,
  });
  const slides: Slide[] = [{ ...more(front), kind: 'main' }];
  if (second && measures) slides.push(more(second), { kind: 'hinge', url: second.url, alt: hingeAlt });
  else if (second) slides.push({ ...more(second), kind: 'wide' });
  return [...slides, ...others.map(more)];
}
