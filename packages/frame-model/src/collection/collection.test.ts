import { describe, expect, test } from 'vitest';
import { isMetalFront } from '../model.ts';
import { sizeLabel } from '../size.ts';
import { COLOUR_FAMILIES } from './product.ts';
import { collection, modelInSize, pictureSlug } from './index.ts';

const frames = collection.flatMap((product) =>
  product.sizes.flatMap((size) => product.colours.map((colour) => ({ product, size, colour }))),
);

describe('the collection', () => {
  test('has at least 64 models, 20 of them sunglasses and 7 for children, in 300 colourways and 510 frames', () => {
    expect(collection.length).toBeGreaterThanOrEqual(64);
    expect(collection.filter(({ kind }) => kind === 'sunglasses').length).toBeGreaterThanOrEqual(20);
    expect(collection.filter(({ suitedFor }) => suitedFor === 'kids').length).toBeGreaterThanOrEqual(7);
    expect(collection.reduce((sum, { colours }) => sum + colours.length, 0)).toBeGreaterThanOrEqual(300);
    expect(frames.length).toBeGreaterThanOrEqual(510);
  });

  test('names every picture once, in letters that a URL allows', () => {
    const slugs = frames.map(({ product, size, colour }) => pictureSlug(product, size, colour));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+-\d{3}(-[a-z]+)+$/);
    expect(slugs).toContain('alder-132-havana');
  });

  test('has every size from extra narrow to extra wide, and every colour family', () => {
    expect(new Set(frames.map(({ size }) => sizeLabel(size.frameWidth))).size).toBe(5);
    expect(new Set(frames.map(({ colour }) => colour.family))).toEqual(new Set(COLOUR_FAMILIES));
  });

  test('gives children frames of 118 to 126 mm', () => {
    for (const { product, size } of frames.filter(({ product: { suitedFor } }) => suitedFor === 'kids')) {
      expect(size.frameWidth, product.slug).toBeGreaterThanOrEqual(118);
      expect(size.frameWidth, product.slug).toBeLessThanOrEqual(126);
    }
  });
});

describe('each model', () => {
  test.each(collection.map((product) => [product.slug, product] as const))(
    '%s is a frame that can be manufactured',
    (_, product) => {
      const { model, colours, sizes } = product;
      expect(colours.length).toBeGreaterThanOrEqual(4);
      expect(colours.length).toBeLessThanOrEqual(6);
      expect(sizes.map(({ frameWidth }) => frameWidth)).toContain(model.frameWidth);
      for (const size of sizes) {
        const scaled = modelInSize(product, size);
        expect(scaled.frameWidth).toBeCloseTo(size.frameWidth, 6);
        expect(Math.abs(size.scale - 1)).toBeLessThan(0.07);
        // Lenses, bridge and rims leave space for the end pieces.
        const rims = isMetalFront(model) ? scaled.rimThickness : 2 * scaled.rimThickness;
        expect(scaled.frameWidth - 2 * scaled.lensWidth - scaled.bridge - rims).toBeGreaterThan(4);
      }
    },
  );

  test('is a design of its own: no two models have the same figures', () => {
    const figures = collection.map(({ model }) => JSON.stringify(model));
    expect(new Set(figures).size).toBe(figures.length);
  });
});
