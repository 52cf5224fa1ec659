import { expect, test } from 'vitest';
import * as collection from './collection/index.ts';
import * as entry from './index.ts';

test('the entries of frame-model export these names and no others', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ACETATES",
      "METALS",
      "boxing",
      "buildFrame",
      "fitFor",
      "frameModel",
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
      "TURNS",
      "collection",
      "modelInSize",
      "pictureSlug",
      "turnSlug",
    ]
  `);
});
