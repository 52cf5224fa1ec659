import { BufferAttribute, BufferGeometry, type Color, type Group, Mesh, type Material } from 'three';

/**
 * The effect of a piece on the light below it: the colour that it transmits (black for none), or `lens` for that of a lens.
 */
export type Shade = Color | 'lens';

declare module 'three' {
  interface Object3D {
    /** The shade of this piece in the shadow; pieces without one cast no shadow. */
    shade?: Shade;
  }
}

/** Goods on the table, ready to be rendered. */
export interface Setting {
  body: Group;
  /**
   * The pieces whose width in the picture must be exactly `width` millimetres; absent for goods without an exact measure.
   */
  measured?: { pieces: Mesh[]; width: number };
  /** The share of the picture that goods without a measure fill. */
  fill?: number;
  /** The position of the camera for goods without a measure. */
  seen?: 'standing' | 'from-above';
  /** Settings with the same key have the same shadow. */
  shadowKey: string;
  /** Whether the shadow has colour. */
  colouredShadow: boolean;
}

/** A geometry from plain arrays. */
export function geometryOf(mesh: {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
}): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

/** A mesh for each layer, in drawing order; only the first one casts a shadow. */
export function layered(
  geometry: BufferGeometry,
  layers: readonly Material[],
  order: number,
  shade?: Shade,
): Mesh[] {
  return layers.map((material, i) => {
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = order + i * 0.1;
    mesh.castShadow = mesh.receiveShadow = !material.transparent;
    if (i === 0) mesh.shade = shade;
    return mesh;
  });
}
