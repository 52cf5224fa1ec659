import type { FrameModel } from './model.ts';
import { SHAPES, type ShapeRecipe } from './shape.ts';
import { mix, type Vec2 } from './geometry/vector.ts';

/** The number of outline points that geometry and drawings use. */
const OUTLINE_POINTS = 360;
const FINE = 1440;

type OutlineFigures = Pick<FrameModel, 'shape' | 'lensWidth' | 'lensHeight' | 'softness' | 'flare' | 'sweep'>;

/** Closed outline of one lens about its box centre, exactly lensWidth by lensHeight, counter-clockwise, equally spaced. */
export function lensOutline(figures: OutlineFigures, count = OUTLINE_POINTS): Vec2[] {
  const { shape, lensWidth, lensHeight, softness, flare, sweep } = figures;
  const drawn = draw(SHAPES[shape], lensHeight / lensWidth, softness);
  const altered = fit(drawn, 2, 2).map(([x, y]): Vec2 => [x * (1 + flare * y), y + sweep * x]);
  const boxed = fit(altered, lensWidth, lensHeight);
  return resample(signedArea(boxed) < 0 ? boxed.reverse() : boxed, count);
}

function draw(recipe: ShapeRecipe, aspect: number, softness: number): Vec2[] {
  if (recipe.kind === 'curve') return superellipse(recipe);
  const polygon = resample(recipe.points.map(([x, y]): Vec2 => [x, y * aspect]).reverse(), FINE);
  return smooth(polygon, recipe.radius * softness);
}

function superellipse({ lower, upper, waist }: Extract<ShapeRecipe, { kind: 'curve' }>): Vec2[] {
  return Array.from({ length: FINE }, (_, i): Vec2 => {
    const t = (i / FINE) * 2 * Math.PI;
    const c = Math.cos(t);
    const s = Math.sin(t);
    const power = 2 / (s > 0 ? upper : lower);
    return [
      Math.sign(c) * Math.abs(c) ** power,
      Math.sign(s) * Math.abs(s) ** power * (s > 0 ? 1 - waist : 1 + waist),
    ];
  });
}

/** Smooths with a Gaussian along the perimeter: corners become curves without a jump of curvature. */
function smooth(points: readonly Vec2[], radius: number): Vec2[] {
  const reach = Math.max(1, Math.round((radius / 5.2) * points.length));
  const sigma = reach / 1.6;
  const kernel = Array.from({ length: 4 * reach + 1 }, (_, i) =>
    Math.exp(-((i - 2 * reach) ** 2) / 2 / sigma ** 2),
  );
  const weight = kernel.reduce((sum, k) => sum + k, 0);
  return points.map((_, i): Vec2 => {
    let x = 0;
    let y = 0;
    kernel.forEach((k, d) => {
      const point = cyclic(points, i + d - 2 * reach);
      x += point[0] * k;
      y += point[1] * k;
    });
    return [x / weight, y / weight];
  });
}

function fit(points: readonly Vec2[], width: number, height: number): Vec2[] {
  const [left, bottom, right, top] = bounds(points);
  return points.map(([x, y]): Vec2 => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - bottom) / (top - bottom) - 0.5) * height,
  ]);
}

/** Left, bottom, right and top of a set of points. */
export function bounds(points: readonly Vec2[]): [left: number, bottom: number, right: number, top: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** The item at `index` of a closed chain; negative and large indices wrap around. */
export function cyclic<T>(chain: readonly T[], index: number): T {
  const item = chain[((index % chain.length) + chain.length) % chain.length];
  if (item === undefined) throw new RangeError('A closed chain needs at least one point.');
  return item;
}

/** Twice the enclosed area; positive when the points run counter-clockwise. */
export function signedArea(points: readonly Vec2[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = cyclic(points, i + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
}

function resample(points: readonly Vec2[], count: number): Vec2[] {
  const along = [0];
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = cyclic(points, i + 1);
    along.push(along[i]! + Math.hypot(nextX - x, nextY - y));
  });
  const length = along[points.length]!;
  let at = 0;
  return Array.from({ length: count }, (_, i): Vec2 => {
    const target = (i / count) * length;
    while (along[at + 1]! < target) at++;
    const t = (target - along[at]!) / (along[at + 1]! - along[at]!);
    const a = cyclic(points, at);
    const b = cyclic(points, at + 1);
    return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
  });
}

/** Outward unit normal at each point of a counter-clockwise outline. */
export function outlineNormals(points: readonly Vec2[]): Vec2[] {
  return points.map((_, i): Vec2 => {
    const a = cyclic(points, i - 2);
    const b = cyclic(points, i + 2);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  });
}

/** Where the outline crosses height `y`: the outermost crossing on the nasal (-1) or temporal (+1) side. */
export function crossingAt(points: readonly Vec2[], y: number, side: -1 | 1): number | undefined {
  let best: number | undefined;
  points.forEach((a, i) => {
    const b = cyclic(points, i + 1);
    if (a[1] > y === b[1] > y) return;
    const x = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
    if (best === undefined || side * x > side * best) best = x;
  });
  return best;
}
