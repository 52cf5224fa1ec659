import type { HomeSection } from '../../contract/index.ts';

type Measures = NonNullable<Extract<HomeSection, { type: 'hero' }>['measures']>;

/**
 * The width of one millimetre in per cent of the picture: a front has 7.49 pixels a millimetre in a picture of 1200 pixels.
 */
const PERCENT_PER_MM = (7.49 / 1200) * 100;
/** The vertical position of the middle of a lens in the picture, in per cent from the top. */
const LENS_MIDDLE = 50;

interface Line {
  insetInlineStart: string;
  inlineSize: string;
}

/** The dimension line of the frame width, in the middle of the picture. */
export function widthLine(frameWidth: number): Line {
  return line(50 - (frameWidth * PERCENT_PER_MM) / 2, frameWidth);
}

/** The dimension lines of the left lens, the bridge and the lens height; each is as long as what it measures. */
export function lensLines({ lensWidth, bridge, lensHeight }: Measures, frameWidth: number, ratio: number) {
  const bridgeStart = 50 - (bridge * PERCENT_PER_MM) / 2;
  const height = lensHeight * PERCENT_PER_MM * ratio;
  return {
    lens: line(bridgeStart - lensWidth * PERCENT_PER_MM, lensWidth),
    bridge: line(bridgeStart, bridge),
    height: {
      insetInlineStart: percent(50 + (frameWidth * PERCENT_PER_MM) / 2 + 3),
      insetBlockStart: percent(LENS_MIDDLE - height / 2),
      blockSize: percent(height),
    },
  };
}

function line(start: number, mm: number): Line {
  return { insetInlineStart: percent(start), inlineSize: percent(mm * PERCENT_PER_MM) };
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
