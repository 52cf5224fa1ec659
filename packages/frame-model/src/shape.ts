import type { Vec2 } from './geometry/vector.ts';

/** The definition of a lens outline: a superellipse, or a control polygon with rounded corners. */
export type ShapeRecipe =
  | { kind: 'curve'; lower: number; upper: number; waist: number }
  | { kind: 'polygon'; radius: number; points: readonly Vec2[] };

const curve = (lower: number, upper = lower, waist = 0): ShapeRecipe => ({
  kind: 'curve',
  lower,
  upper,
  waist,
});
const polygon = (radius: number, points: readonly Vec2[]): ShapeRecipe => ({
  kind: 'polygon',
  radius,
  points,
});

/**
 * The lens outlines of the store in half boxes: nasal side -1, temporal side +1, clockwise from the upper nasal corner.
 */
export const SHAPES = {
  round: curve(2),
  oval: curve(2.2),
  panto: curve(2.02, 2.45, 0.22),
  rectangle: polygon(0.2, [
    [-0.97, 0.8],
    [-0.5, 0.97],
    [0.3, 1],
    [1, 0.93],
    [0.99, 0.3],
    [0.9, -0.82],
    [0.3, -1],
    [-0.4, -1],
    [-0.88, -0.82],
    [-0.99, 0],
  ]),
  square: polygon(0.25, [
    [-0.96, 0.88],
    [-0.4, 0.99],
    [0.4, 1],
    [1, 0.93],
    [1, 0.2],
    [0.9, -0.86],
    [0.35, -1],
    [-0.35, -1],
    [-0.84, -0.88],
    [-1, 0.1],
  ]),
  wayfarer: polygon(0.26, [
    [-0.95, 0.86],
    [-0.4, 0.98],
    [0.35, 1],
    [1.03, 0.98],
    [0.98, 0.45],
    [0.78, -0.72],
    [0.42, -1],
    [-0.34, -1],
    [-0.76, -0.74],
    [-0.95, 0.1],
  ]),
  'cat-eye': polygon(0.25, [
    [-0.93, 0.5],
    [-0.45, 0.7],
    [0.3, 0.88],
    [1.04, 1.02],
    [0.97, 0.5],
    [0.78, -0.4],
    [0.4, -0.95],
    [-0.2, -1.02],
    [-0.7, -0.78],
    [-0.97, -0.1],
  ]),
  butterfly: polygon(0.3, [
    [-0.86, 0.74],
    [-0.3, 0.9],
    [0.45, 1],
    [1.04, 0.9],
    [1.06, 0.2],
    [0.98, -0.7],
    [0.5, -1.02],
    [-0.15, -0.98],
    [-0.68, -0.66],
    [-0.95, 0.1],
  ]),
  aviator: polygon(0.3, [
    [-0.8, 0.93],
    [-0.2, 1],
    [0.4, 1],
    [0.92, 0.8],
    [1.04, 0.25],
    [0.92, -0.4],
    [0.62, -0.88],
    [0.22, -1.06],
    [-0.2, -0.98],
    [-0.6, -0.5],
    [-0.9, 0.1],
    [-1, 0.6],
  ]),
  hexagon: polygon(0.11, [
    [-0.58, 1],
    [0.6, 1],
    [1.02, 0.12],
    [0.6, -1],
    [-0.56, -1],
    [-1.02, 0.12],
  ]),
  browline: polygon(0.32, [
    [-0.94, 0.84],
    [-0.3, 1],
    [0.4, 1],
    [1, 0.88],
    [0.98, 0.2],
    [0.74, -0.74],
    [0.25, -1],
    [-0.25, -1],
    [-0.72, -0.78],
    [-0.97, 0.1],
  ]),
} satisfies Record<string, ShapeRecipe>;

/** The name of a lens shape. */
export type ShapeName = keyof typeof SHAPES;
