import { isMetalFront, type FrameModel } from '../model.ts';
import { crossingAt, lensOutline, outlineNormals } from '../outline.ts';
import { normalize, type Vec2, type Vec3 } from '../geometry/vector.ts';

/** Radius of the vertical curve of a front. */
const VERTICAL_RADIUS = 900;

/** Figures that are derived from a model and shared by all its parts. */
export interface Layout {
  model: FrameModel;
  metalFront: boolean;
  metalTemple: boolean;
  browline: boolean;
  /** Outline of the wearer's left lens about its own centre, with its normals. */
  outline: Vec2[];
  normals: Vec2[];
  /** Distance of the lens centre from the middle of the bridge. */
  centreX: number;
  halfWidth: number;
  hingeY: number;
  /** Height at which the temples leave the front, including the lift of the end piece. */
  templeY: number;
  /** Depth at which the temples start. */
  templeZ: number;
  /** Nasal (-1) or temporal (+1) edge of the left lens at a height. */
  edgeX: (y: number, side: -1 | 1) => number;
  /** Maps a flat point onto the curved front. */
  bend: (point: Vec3) => Vec3;
  bendNormal: (normal: Vec3, point: Vec3) => Vec3;
}

/** Computes the positions of a model's parts relative to each other. */
export function layOut(model: FrameModel): Layout {
  const outline = lensOutline(model);
  const metalFront = isMetalFront(model);
  const browline = model.rim === 'browline';
  const centreX = (model.bridge + model.lensWidth) / 2;
  const halfWidth = model.frameWidth / 2;
  const hingeY = (model.hingeHeight * model.lensHeight) / 2;
  const radius = 1060 / model.baseCurve;
  const sagAt = (x: number): number => (x * x) / (2 * radius);
  const edgeX = (y: number, side: -1 | 1): number =>
    centreX + (crossingAt(outline, y, side) ?? (side * model.lensWidth) / 2);
  return {
    model,
    metalFront,
    metalTemple: metalFront,
    browline,
    outline,
    normals: outlineNormals(outline),
    centreX,
    halfWidth,
    hingeY,
    templeY: hingeY + (metalFront ? 0 : model.endLift * 0.95),
    templeZ: metalFront ? -sagAt(halfWidth) - 5.5 : -sagAt(halfWidth - 2.75) - 7,
    edgeX,
    bend: ([x, y, z]) => [x, y, z - sagAt(x) - (y * y) / (2 * VERTICAL_RADIUS)],
    bendNormal: (n, [x, y]) =>
      normalize([n[0] + (n[2] * x) / radius, n[1] + (n[2] * y) / VERTICAL_RADIUS, n[2]]),
  };
}
