import type { Mesh } from './mesh.ts';
import { clamp, normalize, type Vec3 } from './vector.ts';

/** Signed distance in space: negative inside. */
export type Field3 = (x: number, y: number, z: number) => number;

/** An axis-aligned box in millimetres. */
export interface Box {
  low: Vec3;
  high: Vec3;
}

interface Samples {
  values: Float32Array;
  size: [x: number, y: number, z: number];
  at: (i: number, j: number, k: number) => number;
}

function sample(field: Field3, far: (x: number, y: number) => number, box: Box, step: number): Samples {
  const size = [0, 1, 2].map((q) => Math.ceil((box.high[q]! - box.low[q]!) / step) + 1) as [
    number,
    number,
    number,
  ];
  const [nx, ny, nz] = size;
  const values = new Float32Array(nx * ny * nz);
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const x = box.low[0] + i * step;
      const y = box.low[1] + j * step;
      const distance = far(x, y);
      for (let k = 0; k < nz; k++)
        values[at(i, j, k)] = distance > 2 ? distance : field(x, y, box.low[2] + k * step);
    }
  return { values, size, at };
}

/**
 * Surface of a solid by naive surface nets, with vertices moved onto it and normals from the field. `far` is a cheap
 * bound: columns where it exceeds 2 mm are not sampled.
 */
export function surfaceOf(
  field: Field3,
  far: (x: number, y: number) => number,
  box: Box,
  step: number,
): Mesh {
  const samples = sample(field, far, box, step);
  const { values, size, at } = samples;
  const [nx, ny, nz] = size;
  const positions: number[] = [];
  const cellVertex = new Int32Array(values.length).fill(-1);
  const corner = new Float32Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0;
        for (let q = 0; q < 8; q++) {
          corner[q] = values[at(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2))]!;
          if (corner[q]! < 0) mask |= 1 << q;
        }
        if (mask === 0 || mask === 255) continue;
        const centre = crossingCentre(corner);
        cellVertex[at(i, j, k)] = positions.length / 3;
        positions.push(
          box.low[0] + (i + centre[0]) * step,
          box.low[1] + (j + centre[1]) * step,
          box.low[2] + (k + centre[2]) * step,
        );
      }
  return settle(field, positions, faces(samples, cellVertex), step);
}

/** Mean of the points where the twelve edges of a unit cell cross the surface. */
function crossingCentre(corner: Float32Array): Vec3 {
  let count = 0;
  const sum = [0, 0, 0];
  for (let q = 0; q < 8; q++)
    for (let axis = 0; axis < 3; axis++) {
      const r = q | (1 << axis);
      if (r === q || corner[q]! < 0 === corner[r]! < 0) continue;
      const t = corner[q]! / (corner[q]! - corner[r]!);
      sum[0]! += (q & 1) + (axis === 0 ? t : 0);
      sum[1]! += ((q >> 1) & 1) + (axis === 1 ? t : 0);
      sum[2]! += (q >> 2) + (axis === 2 ? t : 0);
      count++;
    }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

function faces({ values, size, at }: Samples, cellVertex: Int32Array): number[] {
  const indices: number[] = [];
  const cell = (i: number, j: number, k: number): number => cellVertex[at(i, j, k)]!;
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (flip) indices.push(a, c, b, a, d, c);
    else indices.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < size[2] - 1; k++)
    for (let j = 1; j < size[1] - 1; j++)
      for (let i = 1; i < size[0] - 1; i++) {
        const inside = values[at(i, j, k)]! < 0;
        if (inside !== values[at(i + 1, j, k)]! < 0)
          quad(cell(i, j - 1, k - 1), cell(i, j, k - 1), cell(i, j, k), cell(i, j - 1, k), !inside);
        if (inside !== values[at(i, j + 1, k)]! < 0)
          quad(cell(i - 1, j, k - 1), cell(i - 1, j, k), cell(i, j, k), cell(i, j, k - 1), !inside);
        if (inside !== values[at(i, j, k + 1)]! < 0)
          quad(cell(i - 1, j - 1, k), cell(i, j - 1, k), cell(i, j, k), cell(i - 1, j, k), !inside);
      }
  return indices;
}

function settle(field: Field3, positions: number[], indices: number[], step: number): Mesh {
  const reach = 0.1;
  const slope = (x: number, y: number, z: number): Vec3 => [
    field(x + reach, y, z) - field(x - reach, y, z),
    field(x, y + reach, z) - field(x, y - reach, z),
    field(x, y, z + reach) - field(x, y, z - reach),
  ];
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    let [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    for (let round = 0; round < 2; round++) {
      const distance = clamp(field(x, y, z), -step, step);
      const direction = normalize(slope(x, y, z));
      x -= distance * direction[0];
      y -= distance * direction[1];
      z -= distance * direction[2];
    }
    positions[i] = x;
    positions[i + 1] = y;
    positions[i + 2] = z;
    normals.set(normalize(slope(x, y, z)), i);
  }
  return { positions: Float32Array.from(positions), normals, indices: Uint32Array.from(indices) };
}
