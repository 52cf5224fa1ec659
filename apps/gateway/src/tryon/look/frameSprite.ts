import { lensOutline, type FrameModel } from '@lunette/frame-model';
import type { Pixels } from './drawFrame.ts';

/** A frame cut out of its picture, around the middle of its bridge: the share of rim and of lens in each pixel. */
export interface FrameSprite {
  width: number;
  height: number;
  /** Three values per pixel, 0 to 255. */
  colour: Float32Array;
  /** The share of each colour behind it that remains where the frame only tints it. */
  tint: Float32Array;
  rim: Float32Array;
  lens: Float32Array;
}

const TURNS = 720;
/** The rim in the picture reaches a little over the edge of the lens. */
const RIM_OVER_LENS = 0.5;
/** The margin around a frame for its end pieces and pads, in millimetres. */
const AROUND = { x: 4, y: 9 };

/** Cuts a frame out of the studio's front view, which has a plain background; `pixelsPerMm` is the scale of the picture. */
export function frameSprite(picture: Pixels, model: FrameModel, pixelsPerMm: number): FrameSprite {
  const width = Math.min(picture.width, Math.ceil((model.frameWidth + 2 * AROUND.x) * pixelsPerMm));
  const height = Math.min(picture.height, Math.ceil((model.lensHeight + 2 * AROUND.y) * pixelsPerMm));
  const left = Math.floor((picture.width - width) / 2);
  const top = Math.floor((picture.height - height) / 2);
  const parts = partsOf(model, pixelsPerMm);
  const sprite: FrameSprite = {
    width,
    height,
    colour: new Float32Array(width * height * 3),
    tint: new Float32Array(width * height * 3),
    rim: new Float32Array(width * height),
    lens: new Float32Array(width * height),
  };
  const ground = [...picture.data.subarray(0, 3)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const from = ((y + top) * picture.width + x + left) * 3;
      const { lens, isRim } = parts((x - width / 2) / pixelsPerMm, (y - height / 2) / pixelsPerMm);
      let difference = 0;
      for (let c = 0; c < 3; c++) {
        const value = picture.data[from + c] ?? 0;
        sprite.colour[at * 3 + c] = value;
        sprite.tint[at * 3 + c] = isRim ? Math.min(1, value / (ground[c] ?? 255)) : 1;
        difference = Math.max(difference, Math.abs(value - (ground[c] ?? 255)) / 255);
      }
      sprite.lens[at] = lens;
      sprite.rim[at] = isRim ? smooth(0.06, 0.22, difference) * (1 - lens) : 0;
    }
  return sprite;
}

/** At a position of the front, in millimetres from its middle, y down: the share of lens, and whether it may be rim. */
function partsOf(model: FrameModel, pixelsPerMm: number) {
  const { bridge, lensWidth, lensHeight, rimThickness } = model;
  const radii = radiiOf(model);
  const centre = (bridge + lensWidth) / 2;
  const soft = 0.6 / pixelsPerMm + 0.15;
  return (u: number, v: number) => {
    const across = Math.abs(u) - centre;
    const turn = Math.round((Math.atan2(-v, across) / (2 * Math.PI)) * TURNS + TURNS) % TURNS;
    const beyond = Math.hypot(across, v) - (radii[turn] ?? 0);
    const lens = smooth(soft, -soft, beyond + RIM_OVER_LENS);
    // Below the eyes only rims, bridge and pads belong to the frame; other dark pixels are its shadow on the table.
    const isNose = Math.abs(u) < bridge / 2 + 4 && v < lensHeight * 0.4;
    return {
      lens,
      isRim:
        lens < 1 &&
        (v <= 0 || beyond < (v > lensHeight * 0.3 ? 0.8 * rimThickness + 0.3 : rimThickness + 0.6) || isNose),
    };
  };
}

/** The distance from the middle of the lens to its edge, in each direction. */
function radiiOf(model: FrameModel): Float64Array {
  const radii = new Float64Array(TURNS);
  for (const [x, y] of lensOutline(model, TURNS * 2)) {
    const turn = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * TURNS + TURNS) % TURNS;
    radii[turn] = Math.max(radii[turn] ?? 0, Math.hypot(x, y));
  }
  for (let turn = 1; turn < TURNS; turn++) radii[turn] ||= radii[turn - 1] ?? 0;
  radii[0] ||= radii[TURNS - 1] ?? 0;
  return radii;
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
