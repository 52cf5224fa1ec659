import { Color, Mesh, type BufferGeometry, type Material } from 'three';

const BLACK = new Color(0, 0, 0);

/** Marks a mesh as opaque: it casts and receives shadows. */
export function opaque<M extends Mesh>(mesh: M): M {
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.shade = BLACK;
  return mesh;
}

/** An opaque piece of goods at a position. */
export function piece(
  geometry: BufferGeometry,
  material: Material | Material[],
  at: [number, number, number] = [0, 0, 0],
): Mesh {
  const mesh = opaque(new Mesh(geometry, material));
  mesh.position.set(...at);
  return mesh;
}
