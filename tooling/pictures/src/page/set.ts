import { BufferAttribute, BufferGeometry, type Color, type Group, Mesh, type Material } from 'three';

/** What a piece does to the light below it: a colour it lets through, or black. */
export type Shade = Color | 'lens';

declare module 'three' {
  interface Object3D {
    /** How the shadow sees this piece; pieces without one cast none. */
    shade?: Shade;
  }
}

/** Goods on the table, ready to be photographed. */
export interface Setting {
  body: Group;
  /** Pieces whose width in the picture is `width` millimetres true; absent where no measure is promised. */
  measured?: { pieces: Mesh[]; width: number };
  /** Share of the picture that goods without a measure fill. */
  fill?: number;
  /** Where the camera stands for goods without a measure. */
  seen?: 'standing' | 'from-above';
  /** Settings with the same key cast the same shadow. */
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

/** One mesh a layer, in drawing order; only the first layer shades. */
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
