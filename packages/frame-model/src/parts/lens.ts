import type { Layout } from './layout.ts';
import { meshOf, vertex, type Mesh } from '../geometry/mesh.ts';
import { cyclic } from '../outline.ts';
import { normalize, type Vec3 } from '../geometry/vector.ts';

const RINGS = 26;
/** Refractive constant that relates dioptres of a front curve to its radius in millimetres. */
const CURVE = 530;

/** The front surface of one lens, domed by its base curve, with its edge on the curve of the rim. */
export function lensSurface(layout: Layout): Mesh {
  const { model, outline, normals, centreX, bend, metalFront } = layout;
  const dome = (model.lensWidth ** 2 / 8 / (CURVE / model.baseCurve)) * 0.55;
  const z = metalFront ? 0.3 : 0.2;
  const inset = metalFront && model.rim !== 'full' ? 0 : -0.25;
  const positions: number[] = [];
  const indices: number[] = [];
  const around = outline.length / 2;
  for (let ring = 0; ring <= RINGS; ring++)
    for (let i = 0; i < around; i++) {
      const k = ring / RINGS;
      const point = outline[i * 2]!;
      const normal = normals[i * 2]!;
      const x = centreX + (point[0] - normal[0] * inset) * k;
      const y = (point[1] - normal[1] * inset) * k;
      positions.push(...bend([x, y, z + dome * (1 - k * k)]));
      if (ring === RINGS) continue;
      const a = ring * around + i;
      const b = ring * around + ((i + 1) % around);
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  return withOneApex(meshOf(positions, indices), around);
}

/** The innermost ring is one point: it gets one normal, otherwise the highlight looks like a star. */
function withOneApex(mesh: Mesh, around: number): Mesh {
  let sum: Vec3 = [0, 0, 0];
  for (let i = 0; i < around; i++) {
    const normal = vertex(mesh.normals, i);
    sum = [sum[0] + normal[0], sum[1] + normal[1], sum[2] + normal[2]];
  }
  for (let i = 0; i < around; i++) mesh.normals.set(normalize(sum), i * 3);
  return mesh;
}

/** The polished edge of a lens that no rim covers, with both edges chamfered. */
export function lensEdge({ outline, normals, centreX, bend }: Layout): Mesh {
  const profile = [
    [0.3, 0.38],
    [-0.1, 0],
    [-1.5, 0],
    [-1.9, 0.34],
  ] as const;
  const positions: number[] = [];
  const indices: number[] = [];
  outline.forEach((_, i) => {
    const point = cyclic(outline, i);
    const normal = cyclic(normals, i);
    for (const [z, inset] of profile)
      positions.push(...bend([centreX + point[0] - normal[0] * inset, point[1] - normal[1] * inset, z]));
    for (let k = 0; k < 3; k++) {
      const a = i * 4 + k;
      const b = ((i + 1) % outline.length) * 4 + k;
      indices.push(a, a + 1, b, b, a + 1, b + 1);
    }
  });
  return meshOf(positions, indices);
}
