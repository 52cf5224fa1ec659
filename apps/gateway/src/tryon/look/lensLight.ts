import { linearColour, type LensFinish } from '@lunette/frame-model';

type Colour = [number, number, number];

interface LensLight {
  /** The share of each colour that the lens lets through. */
  through: Colour;
  /** The colour that the lens reflects, 0 to 255. */
  back: Colour;
}

const DARK: Colour = [0, 0, 0];
const CLEAR: LensLight = { through: [0.985, 0.99, 0.988], back: [3, 4, 4] };
/** Light passes the lens on its way to the eye and again on its way back, and some of it passes beside the lens. */
const TIMES = 1.35;

/** The light of a lens over the eye behind it, at `height` from -1 (its lowest) to 1. */
export function lensLight(lens: LensFinish, height: number): LensLight {
  if (lens.kind === 'clear') return CLEAR;
  if (lens.kind === 'tint') return { through: seen(linearColour(lens.colour)), back: DARK };
  if (lens.kind === 'mirror') {
    const coat = linearColour(lens.coat).map((share) => 255 * share ** (1 / 2.2) * (0.3 + 0.12 * height));
    return { through: seen(linearColour(lens.colour)), back: coat as Colour };
  }
  const share = Math.min(1, Math.max(0, (height + 0.75) / 1.3));
  const top = linearColour(lens.top);
  const bottom = linearColour(lens.bottom);
  return { through: seen(top.map((c, at) => c * share + bottom[at]! * (1 - share))), back: DARK };
}

function seen(linear: readonly number[]): Colour {
  return linear.map((share) => share ** (TIMES / 2.2)) as Colour;
}
