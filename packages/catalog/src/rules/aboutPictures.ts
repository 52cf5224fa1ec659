import type { Product } from '../contract/index.ts';

type Pictures = Product['imageUrlsDetail'];

const isAbout = ({ label }: Pictures[number]) => label.includes('Image_About_Product');

/** The pictures of the section about a product, in the order of their labels (PDP-02). */
export function aboutPictures(pictures: Pictures): Pictures {
  return pictures.filter(isAbout).toSorted((one, other) => (one.label < other.label ? -1 : 1));
}

/** The pictures of the gallery: all others, in the order of the gateway. */
export function galleryPictures(pictures: Pictures): Pictures {
  return pictures.filter((picture) => !isAbout(picture));
}
