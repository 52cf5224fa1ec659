import { expect, test } from 'vitest';
import { lensLines, widthLine } from './heroLines.ts';

test('the line of a width is as long as the frame in its picture: 138 mm are 86.1 per cent', () => {
  expect(widthLine(138)).toEqual({ insetInlineStart: '6.93%', inlineSize: '86.14%' });
});

test('lens and bridge lie side by side in the middle, and the height has the scale of the width', () => {
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
