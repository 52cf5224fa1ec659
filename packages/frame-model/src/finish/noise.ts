import { mix } from '../geometry/vector.ts';

function hash(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 374761393) ^
    Math.imul(y, 668265263) ^
    Math.imul(z, 2147483647) ^
    Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function valueNoise(x: number, y: number, z: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const layer = (c: number): number =>
    mix(
      mix(hash(i, j, c, seed), hash(i + 1, j, c, seed), u),
      mix(hash(i, j + 1, c, seed), hash(i + 1, j + 1, c, seed), u),
      v,
    );
  return mix(layer(k), layer(k + 1), ease(z - k));
}

/** Three octaves of solid noise, 0..1: a pattern in space, so that front, bevel and temple match. */
export const solidNoise = (x: number, y: number, z: number, seed: number): number =>
  0.55 * valueNoise(x, y, z, seed) +
  0.28 * valueNoise(x * 2.1, y * 2.1, z * 2.1, seed + 7) +
  0.17 * valueNoise(x * 4.3, y * 4.3, z * 4.3, seed + 13);
