import { expect, test } from 'vitest';
import { lensLines, widthLine } from './heroLines.ts';

test('the line of the frame width has the length of the frame in the picture: 138 mm are 86.1 per cent', () => {
  expect(widthLine(138)).toEqual({ insetInlineStart: '6.93%', inlineSize: '86.14%' });
});

test('lens and bridge are side by side in the middle, and the height has the same scale as the width', () => {
  const { lens, bridge, height } = lensLines(
    { lensWidth: 47, lensHeight: 43, bridge: 21, temple: 145 },
    132,
    2,
  );
  expect(Number.parseFloat(lens.insetInlineStart) + Number.parseFloat(lens.inlineSize)).toBeCloseTo(
    Number.parseFloat(bridge.insetInlineStart),
    1,
  );
  expect(Number.parseFloat(bridge.insetInlineStart) + Number.parseFloat(bridge.inlineSize) / 2).toBeCloseTo(
    50,
    1,
  );
  expect(Number.parseFloat(height.blockSize) / 2 / 43).toBeCloseTo(
    Number.parseFloat(lens.inlineSize) / 47,
    2,
  );
});
