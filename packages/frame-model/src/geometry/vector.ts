/** A point or direction in millimetres: +x the wearer's left, +y up, +z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number];
/** A point of a drawing in millimetres, y up. */
export type Vec2 = readonly [x: number, y: number];

/** Limits `x` to the range from `low` to `high`. */
export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x);
/** Interpolates linearly from `a` to `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth in between; it also works downwards, if `from` is the larger. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Union of two distances with a fillet of size `k`. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Intersection of two distances with a fillet of size `k`. */
export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

/** The difference of two vectors. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** The dot product of two vectors. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** The cross product of two vectors. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Interpolates linearly from one vector to another. */
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

/** The direction of `v`; a zero vector stays zero. */
export function normalize(v: Vec3): Vec3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
