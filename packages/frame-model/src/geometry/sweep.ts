import { facingAway, meshOf, type Mesh } from './mesh.ts';
import { cross, normalize, subtract, type Vec3 } from './vector.ts';

/** A superellipse section at one place of a sweep: half sizes `a` along `u` and `b` along `v`. */
export interface Station {
  at: Vec3;
  u: Vec3;
  v: Vec3;
  a: number;
  b: number;
  power?: number;
}

/** A solid swept through sections; open ends are closed flat. */
export function sweep(stations: readonly Station[], { closed = false, ring = 28 } = {}): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const { at, u, v, a, b, power = 2 } of stations)
    for (let k = 0; k < ring; k++) {
      const t = (k / ring) * 2 * Math.PI;
      const exponent = 2 / power;
      const x = Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** exponent * a;
      const y = Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** exponent * b;
      for (let q = 0; q < 3; q++) positions.push(at[q]! + u[q]! * x + v[q]! * y);
    }
  const count = stations.length;
  for (let i = 0; i < (closed ? count : count - 1); i++)
    for (let k = 0; k < ring; k++) {
      const next = (k + 1) % ring;
      const after = ((i + 1) % count) * ring;
      indices.push(i * ring + k, after + k, i * ring + next, i * ring + next, after + k, after + next);
    }
  if (!closed) {
    cap(positions, indices, stations[0]!.at, 0, ring, true);
    cap(positions, indices, stations[count - 1]!.at, (count - 1) * ring, ring, false);
  }
  return facingAway(meshOf(positions, indices), stations[0]!.at);
}

function cap(
  positions: number[],
  indices: number[],
  centre: Vec3,
  first: number,
  ring: number,
  start: boolean,
): void {
  const middle = positions.length / 3;
  positions.push(...centre);
  for (let k = 0; k < ring; k++) {
    const a = first + k;
    const b = first + ((k + 1) % ring);
    if (start) indices.push(middle, a, b);
    else indices.push(middle, b, a);
  }
}

/** Stations along a path; the section's `u` stays as close to `side` as the path allows. */
export function along(
  path: readonly Vec3[],
  side: Vec3,
  section: (t: number) => { a: number; b: number; power?: number },
): Station[] {
  const last = path.length - 1;
  return path.map((at, i) => {
    const tangent = normalize(subtract(path[Math.min(i + 1, last)]!, path[Math.max(i - 1, 0)]!));
    const v = normalize(cross(tangent, side));
    return { at, u: normalize(cross(v, tangent)), v, ...section(i / last) };
  });
}

/** A smooth path through a few knots (Catmull-Rom). */
export function spline(knots: readonly Vec3[], steps = 40): Vec3[] {
  const path: Vec3[] = [];
  for (let s = 0; s < knots.length - 1; s++) {
    const a = knots[Math.max(s - 1, 0)]!;
    const b = knots[s]!;
    const c = knots[s + 1]!;
    const d = knots[Math.min(s + 2, knots.length - 1)]!;
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const blend = (q: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3);
      path.push([blend(0), blend(1), blend(2)]);
    }
  }
  path.push(knots[knots.length - 1]!);
  return path;
}

/** An ellipsoid with half axes `radii` along `axes`. */
export function ellipsoid(centre: Vec3, axes: readonly [Vec3, Vec3, Vec3], radii: Vec3, rings = 28): Mesh {
  const stations = Array.from({ length: rings + 1 }, (_, i): Station => {
    const t = -Math.cos((i / rings) * Math.PI);
    const k = Math.max(Math.sqrt(1 - t * t), 0.004);
    const at: Vec3 = [0, 1, 2].map((q) => centre[q]! + axes[2][q]! * t * radii[2]) as unknown as Vec3;
    return { at, u: axes[0], v: axes[1], a: radii[0] * k, b: radii[1] * k };
  });
  return sweep(stations, { ring: 24 });
}

/** An upright cylinder with a small chamfer. */
export function cylinder(centre: Vec3, halfHeight: number, radius: number, chamfer = 0.25): Mesh {
  const profile: readonly [number, number][] = [
    [-halfHeight, radius - chamfer],
    [-halfHeight + chamfer * 0.4, radius - chamfer * 0.3],
    [-halfHeight + chamfer, radius],
    [halfHeight - chamfer, radius],
    [halfHeight - chamfer * 0.4, radius - chamfer * 0.3],
    [halfHeight, radius - chamfer],
  ];
  return sweep(
    profile.map(([y, r]) => ({
      at: [centre[0], centre[1] + y, centre[2]],
      u: [1, 0, 0],
      v: [0, 0, 1],
      a: r,
      b: r,
    })),
  );
}

/** A lathe-turned piece along z: pairs of depth and radius; `flat` scales its height. */
export function turned(
  centre: Vec3,
  profile: readonly (readonly [z: number, radius: number])[],
  flat = 1,
  power = 2,
): Mesh {
  return sweep(
    profile.map(([z, r]) => ({
      at: [centre[0], centre[1], centre[2] + z],
      u: [1, 0, 0],
      v: [0, 1, 0],
      a: r,
      b: r * flat,
      power,
    })),
  );
}
