import type { FrameModel, LensFinish } from '@lunette/frame-model';
import { frameSprite } from './frameSprite.ts';
import { lensLight } from './lensLight.ts';

/** Pixels in memory, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The position, scale and turn of a frame on a photo. */
export interface FramePlace {
  /** The position of the middle of the bridge, in pixels of the photo. */
  x: number;
  y: number;
  /** The angle by which the line between the eyes falls to the right, in degrees. */
  roll: number;
  pixelsPerMm: number;
}

interface DrawFrameOptions {
  photo: Pixels;
  /** The studio's front view on its plain background, with as many pixels per millimetre as the photo. */
  picture: Pixels;
  place: FramePlace;
  model: FrameModel;
  lens: LensFinish;
}

const SHADOW_DOWN_MM = 2.2;
const SHADOW = 0.2;

/**
 * Draws a frame on a photo in true proportion: its rims from the studio's picture, its lenses by the light that they
 * transmit.
 */
export function drawFrame({ photo, picture, place, model, lens }: DrawFrameOptions): Uint8ClampedArray {
  const out = new Uint8ClampedArray(photo.data);
  const sprite = frameSprite(picture, model, place.pixelsPerMm);
  const { width, height } = sprite;
  const angle = (-place.roll * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const down = Math.round(SHADOW_DOWN_MM * place.pixelsPerMm) * width;
  const lights = Array.from({ length: height }, (_, y) =>
    lensLight(lens, (1 - (2 * y) / height) * (height / (model.lensHeight * place.pixelsPerMm))),
  );
  const reach = Math.ceil(Math.hypot(width, height) / 2);
  const spread = Math.ceil(height / 2 + Math.abs(sin) * (width / 2));
  const [x0, x1] = [
    Math.max(0, Math.floor(place.x) - reach),
    Math.min(photo.width, Math.ceil(place.x) + reach),
  ];
  const [y0, y1] = [
    Math.max(0, Math.floor(place.y) - spread),
    Math.min(photo.height, Math.ceil(place.y) + spread),
  ];
  for (let py = y0; py < y1; py++)
    for (let px = x0; px < x1; px++) {
      const u = (px - place.x) * cos - (py - place.y) * sin + width / 2;
      const v = (px - place.x) * sin + (py - place.y) * cos + height / 2;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue;
      const at = Math.floor(v) * width + Math.floor(u);
      const [s, t] = [u % 1, v % 1];
      const rim = between(sprite.rim, at, width, s, t);
      const glass = between(sprite.lens, at, width, s, t);
      const shade = 1 - SHADOW * (sprite.rim[at - down] ?? 0);
      const light = lights[Math.floor(v)];
      const to = (py * photo.width + px) * 3;
      for (let c = 0; c < 3; c++) {
        const skin = (photo.data[to + c] ?? 0) * shade;
        const through = light ? skin * light.through[c]! + light.back[c]! : skin;
        const behind = (skin + (through - skin) * glass) * (glass > 0 ? 1 : sprite.tint[at * 3 + c]!);
        out[to + c] = behind + (between(sprite.colour, at, width, s, t, c, 3) - behind) * rim;
      }
    }
  return out;
}

/** A value interpolated between four pixels. */
function between(
  values: Float32Array,
  at: number,
  width: number,
  s: number,
  t: number,
  channel = 0,
  step = 1,
): number {
  const first = at * step + channel;
  const below = first + width * step;
  const top = values[first]! * (1 - s) + values[first + step]! * s;
  const bottom = values[below]! * (1 - s) + values[below + step]! * s;
  return top * (1 - t) + bottom * t;
}
