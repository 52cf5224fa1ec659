import { normalize, subtract, cross, dot, type Vec3 } from './vector.ts';

/** Triangles in millimetres, three numbers per vertex. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
}

/** The kind of a piece; the studio gives each kind its material. */
export type PartRole = 'front' | 'temple' | 'tip' | 'metal' | 'pad' | 'nylon' | 'edge' | 'lens';

/** One piece of a frame. `occlusion` darkens the walls that face a lens, one number per vertex. */
export interface Part extends Mesh {
  role: PartRole;
  occlusion?: Float32Array;
}

/** The vertex at `index`. */
export const vertex = (values: ArrayLike<number>, index: number): Vec3 => [
  values[index * 3]!,
  values[index * 3 + 1]!,
  values[index * 3 + 2]!,
];

/** The same piece on the other side of the face. */
export function mirrored<M extends Mesh>(mesh: M): M {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = -positions[i]!;
    normals[i] = -normals[i]!;
  }
  return { ...mesh, positions, normals, indices: turned(mesh.indices) };
}

function turned(indices: Uint32Array): Uint32Array {
  const result = indices.slice();
  for (let i = 0; i < result.length; i += 3) {
    const second = result[i]!;
    result[i] = result[i + 1]!;
    result[i + 1] = second;
  }
  return result;
}

/** A mesh from plain lists, with normals averaged over the faces that meet at each vertex. */
export function meshOf(positions: readonly number[], indices: readonly number[]): Mesh {
  const mesh: Mesh = {
    positions: Float32Array.from(positions),
    normals: new Float32Array(positions.length),
    indices: Uint32Array.from(indices),
  };
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!] as const;
    const [a, b, c] = corners.map((corner) => vertex(mesh.positions, corner)) as [Vec3, Vec3, Vec3];
    const face = cross(subtract(b, a), subtract(c, a));
    for (const corner of corners)
      for (let q = 0; q < 3; q++) mesh.normals[corner * 3 + q] = mesh.normals[corner * 3 + q]! + face[q]!;
  }
  for (let i = 0; i < positions.length / 3; i++) mesh.normals.set(normalize(vertex(mesh.normals, i)), i * 3);
  return mesh;
}

/** The mesh with its faces turned so that the first one faces away from `inside`. */
export function facingAway(mesh: Mesh, inside: Vec3): Mesh {
  const [a, b, c] = [0, 1, 2].map((k) => vertex(mesh.positions, mesh.indices[k]!)) as [Vec3, Vec3, Vec3];
  if (dot(cross(subtract(b, a), subtract(c, a)), subtract(a, inside)) >= 0) return mesh;
  return { ...mesh, normals: mesh.normals.map((n) => -n), indices: turned(mesh.indices) };
}

/** Moves every vertex and turns every normal, in place. */
export function transform(
  mesh: Mesh,
  move: (point: Vec3) => Vec3,
  turn: (normal: Vec3, point: Vec3) => Vec3,
): void {
  for (let i = 0; i < mesh.positions.length / 3; i++) {
    const point = vertex(mesh.positions, i);
    mesh.normals.set(turn(vertex(mesh.normals, i), point), i * 3);
    mesh.positions.set(move(point), i * 3);
  }
}
