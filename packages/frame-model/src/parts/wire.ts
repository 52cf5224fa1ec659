import type { Layout } from './layout.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { cyclic } from '../outline.ts';
import { sweep, type Station } from '../geometry/sweep.ts';
import { normalize } from '../geometry/vector.ts';

/** Half thickness of the wire as seen from the front. */
export const wireRadius = ({ metalFront, model }: Layout): number =>
  metalFront ? model.rimThickness / 2 : 0.6;

function stationsAround(
  layout: Layout,
  from: number,
  to: number,
  a: number,
  b: number,
  offset = 0,
): Station[] {
  const { outline, normals, centreX, bend, bendNormal } = layout;
  return Array.from({ length: to - from + 1 }, (_, i): Station => {
    const point = cyclic(outline, from + i);
    const normal = cyclic(normals, from + i);
    const x = point[0] + centreX + normal[0] * (a + offset);
    const y = point[1] + normal[1] * (a + offset);
    const slope = bendNormal([0, 0, 1], [x, y, 0]);
    return {
      at: bend([x, y, 0]),
      u: normalize([normal[0], normal[1], -(slope[0] * normal[0]) / (slope[2] || 1)]),
      v: slope,
      a,
      b,
      power: 2.7,
    };
  });
}

/** The whole wire around one lens. */
export function wireRim(layout: Layout): Mesh {
  const depth = layout.metalFront ? Math.max(0.8, layout.model.rimThickness * 0.75) : 0.8;
  const last = layout.outline.length - 1;
  return sweep(stationsAround(layout, 0, last, wireRadius(layout), depth), { closed: true, ring: 22 });
}

/** The upper wire of a half rim, and the nylon thread that holds the lens from below. */
export function halfRim(layout: Layout): { wire: Mesh; thread: Mesh } {
  const { outline, model } = layout;
  const waist = -model.lensHeight * 0.08;
  const count = outline.length;
  let first = 0;
  let last = 0;
  outline.forEach((point, i) => {
    const next = cyclic(outline, i + 1);
    if (point[1] <= waist && next[1] > waist) first = i + 1;
    if (point[1] > waist && next[1] <= waist) last = i;
  });
  if (last < first) last += count;
  const stations = stationsAround(
    layout,
    first,
    last,
    wireRadius(layout),
    Math.max(0.8, model.rimThickness * 0.75),
  );
  const wire = stations.map((station, i) => {
    const taper = roundedEnd(i, stations.length - 1, 4);
    return { ...station, a: station.a * taper, b: station.b * taper };
  });
  const thread = stationsAround(layout, last - 2, first + count + 2, 0.2, 0.22, -0.1);
  return { wire: sweep(wire), thread: sweep(thread, { ring: 10 }) };
}

function roundedEnd(at: number, length: number, radius: number): number {
  const distance = Math.min(at, length - at);
  return distance >= radius ? 1 : Math.sqrt(Math.max(1 - ((radius - distance) / radius) ** 2, 0.0004));
}
