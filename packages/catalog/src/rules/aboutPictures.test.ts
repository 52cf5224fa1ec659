import { expect, test } from 'vitest';
import { aboutPictures, galleryPictures } from './aboutPictures.ts';

const pictures = ['Front', 'Image_About_Product_2', 'Three-quarter', 'Image_About_Product_1'].map(
  (label) => ({
    url: `/media/${label}.avif`,
    alt: label,
    width: 800,
    height: 384,
    label,
  }),
);
const labels = (shown: { label: string }[]) => shown.map(({ label }) => label);

test('PDP-02 pictures about the product have a label with Image_About_Product and are sorted by it', () => {
  expect(labels(aboutPictures(pictures))).toEqual(['Image_About_Product_1', 'Image_About_Product_2']);
  expect(labels(galleryPictures(pictures))).toEqual(['Front', 'Three-quarter']);
});
