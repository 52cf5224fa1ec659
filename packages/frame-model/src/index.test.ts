import { expect, test } from 'vitest';
import * as collection from './collection/index.ts';
import * as door from './index.ts';

test('the doors of frame-model export these names and no others', () => {
  expect(Object.keys(door).sort()).toMatchInlineSnapshot(`
    [
      "ACETATES",
      "METALS",
      "boxing",
      "buildFrame",
      "fitFor",
      "frameModel",
      "isMetalFront",
      "lensOutline",
      "linearColour",
      "measuredWidth",
      "paintAcetate",
      "paintLens",
      "scaleModel",
      "sizeDrawing",
      "sizeDrawingSvg",
      "sizeLabel",
    ]
  `);
  expect(Object.keys(collection).sort()).toMatchInlineSnapshot(`
    [
      "COLOUR_FAMILIES",
      "collection",
      "modelInSize",
      "pictureSlug",
    ]
  `);
});
