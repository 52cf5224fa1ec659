import type { Field2 } from '../geometry/distance.ts';
import { frontFace, type FrontFace } from './front.ts';
import type { Layout } from './layout.ts';
import { transform, vertex, type Part } from '../geometry/mesh.ts';
import { surfaceOf, type Field3 } from '../geometry/surface.ts';
import { smoothMax, smoothMin, smoothstep } from '../geometry/vector.ts';

/** Depth of the corner block, back to the hinge, in millimetres. */
const BLOCK_DEPTH = 7.2;

const roundedBox = (x: number, y: number, z: number, radius: number): number =>
  Math.min(Math.max(x, y, z), 0) + Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)) - radius;

function solidOf(layout: Layout, face: FrontFace, inset: number): Field3 {
  const { model, halfWidth, hingeY, edgeX, browline, centreX } = layout;
  const { depth, rimThickness, lensHeight, templeHeight, endLift } = model;
  const edge = Math.min(model.bevel, depth / 2 - 0.2);
  const blockStart = edgeX(hingeY, 1);
  const padX = edgeX(-lensHeight * 0.12, -1) - 1.9;
  const padY = -lensHeight * 0.12;
  const padZ = -depth / 2 - 1.2;
  return (signedX, y, z) => {
    const x = Math.abs(signedX);
    const contour = face.contour(x, y);
    // The flat face is slightly convex, so that it shows a gradient of light.
    const pillow = 0.42 * (1 - smoothstep(0, rimThickness * 0.55, -contour));
    const half = depth / 2 - (z > 0 ? pillow : pillow * 0.5);
    const radius = z > 0 ? edge : edge * 0.7;
    const a = contour + radius;
    const b = Math.abs(z) - half + radius;
    let d = Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - radius;
    if (x > blockStart) {
      const block = roundedBox(
        Math.abs(x - (halfWidth - inset - 2.3)) - 1.3,
        Math.abs(y - hingeY - endLift * 0.95) - templeHeight / 2 + 1,
        Math.abs(z + BLOCK_DEPTH / 2 - 0.4) - BLOCK_DEPTH / 2 + 0.6,
        1,
      );
      d = smoothMin(d, block, 1.6);
      if (z < -BLOCK_DEPTH + 0.8) d = Math.max(d, -z - BLOCK_DEPTH);
    }
    if (!browline && x < centreX) {
      const pad = Math.hypot((x - padX + (y - padY) * 0.16) / 1.9, (y - padY) / 6.4, (z - padZ) / 3.4);
      d = smoothMin(d, smoothMax((pad - 1) * 1.9, 0.9 - face.opening(x, y), 1), 2);
    }
    return d;
  };
}

/** How far the solid extends beyond the frame width: the fillets between block and end piece add to it. */
function overshoot(layout: Layout, solid: Field3): number {
  const { model, halfWidth, hingeY } = layout;
  const reach = model.templeHeight / 2 + 3;
  let furthest = halfWidth - 2;
  for (let y = hingeY - reach; y <= hingeY + reach + model.endLift; y += 0.5)
    for (let z = -BLOCK_DEPTH; z <= model.depth / 2; z += 0.5)
      while (solid(furthest + 0.02, y, z) < 0) furthest += 0.02;
  return furthest - halfWidth;
}

function fittedFront(layout: Layout): { face: FrontFace; solid: Field3 } {
  let inset = 0;
  for (let round = 0; ; round++) {
    const face = frontFace(layout, inset);
    const solid = solidOf(layout, face, inset);
    const excess = overshoot(layout, solid);
    if (Math.abs(excess) < 0.05 || round === 4) return { face, solid };
    inset += excess;
  }
}

/** The front of an acetate frame as one solid: rims, bridge, end pieces and pads are blended. */
export function acetateFront(layout: Layout, grid: number): Part {
  const { model, halfWidth } = layout;
  const { face, solid } = fittedFront(layout);
  const top =
    model.lensHeight / 2 +
    model.rimThickness * (1.3 + model.topWeight + model.brow) +
    2 +
    Math.max(model.endLift, 0);
  const mesh = surfaceOf(
    solid,
    (x, y) => face.contour(x, y) - 4,
    {
      low: [-halfWidth - 1.2, -model.lensHeight / 2 - model.rimThickness - 1.5, -BLOCK_DEPTH - 1.4],
      high: [halfWidth + 1.2, top, model.depth / 2 + 1],
    },
    grid,
  );
  const occlusion = wallOcclusion(mesh, face.opening);
  transform(mesh, layout.bend, layout.bendNormal);
  return { ...mesh, role: 'front', occlusion };
}

/** Walls that face a lens get little light; without this occlusion a white halo would surround every lens. */
function wallOcclusion(
  { positions, normals }: Pick<Part, 'positions' | 'normals'>,
  opening: Field2,
): Float32Array {
  const light = new Float32Array(positions.length / 3);
  for (let i = 0; i < light.length; i++) {
    const [signedX, y] = vertex(positions, i);
    const normal = vertex(normals, i);
    const x = Math.abs(signedX);
    const slopeX = (opening(x + 0.3, y) - opening(x - 0.3, y)) * Math.sign(signedX || 1);
    const slopeY = opening(x, y + 0.3) - opening(x, y - 0.3);
    const inward = Math.max(
      0,
      -(normal[0] * slopeX + normal[1] * slopeY) / (Math.hypot(slopeX, slopeY) || 1),
    );
    light[i] = 1 - 0.78 * smoothstep(0.55, 0.95, inward) * smoothstep(1.4, 0.3, opening(x, y));
  }
  return light;
}
