import { bridgeBars, drilledMounts, hinge, metalEndPiece, nosePad, rivet } from './parts/fittings.ts';
import { layOut, type Layout } from './parts/layout.ts';
import { lensEdge, lensSurface } from './parts/lens.ts';
import { mirrored, transform, vertex, type Mesh, type Part, type PartRole } from './geometry/mesh.ts';
import type { FrameModel } from './model.ts';
import { acetateFront } from './parts/solid.ts';
import { temple, templeCore } from './parts/temple.ts';
import type { Vec3 } from './geometry/vector.ts';
import { halfRim, wireRim } from './parts/wire.ts';

/** The pose of a frame on a table: turned by `angle` radians about x, with its lowest point at height `ground`. */
export interface RestingPose {
  angle: number;
  ground: number;
}

/** A frame as triangles, front and temples, in the position in which it is worn. */
export interface FrameMesh {
  model: FrameModel;
  front: Part[];
  back: Part[];
  rest: RestingPose;
}

/** How finely a frame is built, and with which optional parts. */
export interface BuildOptions {
  /** Grid step of an acetate front in millimetres; 0.32 for pictures, 0.6 for a viewer. */
  grid?: number;
  /** Adds the core wire of the temples, for clear sheets. */
  core?: boolean;
}

/** Builds every part of a model, tilts the front and finds its resting pose. */
export function buildFrame(model: FrameModel, { grid = 0.4, core = false }: BuildOptions = {}): FrameMesh {
  const layout = layOut(model);
  const front = [...frontParts(layout, grid), ...lensParts(layout)];
  const back = backParts(layout, core);
  tilt(front, layout);
  return { model, front, back, rest: restingPose(front, back) };
}

const pair = (role: PartRole, mesh: Mesh): Part[] => [
  { ...mesh, role },
  { ...mirrored(mesh), role },
];

function frontParts(layout: Layout, grid: number): Part[] {
  const { model, metalFront, browline } = layout;
  const parts: Part[] = [];
  if (!metalFront) parts.push(acetateFront(layout, grid));
  if (!metalFront && model.pins) parts.push(...pair('metal', rivet(layout)));
  if (!metalFront && !browline) return parts;
  if (model.rim === 'half') {
    const { wire, thread } = halfRim(layout);
    parts.push(...pair('metal', wire), ...pair('nylon', thread));
  } else if (model.rim !== 'rimless') parts.push(...pair('metal', wireRim(layout)));
  const { arm, pad, box } = nosePad(layout);
  parts.push(...bridgeBars(layout).map((bar): Part => ({ ...bar, role: 'metal' })));
  parts.push(...pair('metal', arm), ...pair('pad', pad), ...pair('metal', box));
  if (!browline) parts.push(...pair('metal', metalEndPiece(layout)));
  if (model.rim === 'rimless') for (const mount of drilledMounts(layout)) parts.push(...pair('metal', mount));
  return parts;
}

function lensParts(layout: Layout): Part[] {
  const { rim } = layout.model;
  const parts = pair('lens', lensSurface(layout));
  return rim === 'rimless' || rim === 'half' ? [...parts, ...pair('edge', lensEdge(layout))] : parts;
}

function backParts(layout: Layout, core: boolean): Part[] {
  const parts = hinge(layout).flatMap((mesh) => pair('metal', mesh));
  const { side, tip } = temple(layout);
  parts.push(...pair(layout.metalTemple ? 'metal' : 'temple', side));
  if (tip) parts.push(...pair('tip', tip));
  if (core && !layout.metalTemple) parts.push(...pair('metal', templeCore(layout)));
  return parts;
}

/** Tilts the front about the line through both hinges. */
function tilt(parts: readonly Part[], { model, templeY, templeZ }: Layout): void {
  const angle = (model.pantoscopicTilt * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turn = ([x, y, z]: Vec3): Vec3 => [x, y * c - z * s, y * s + z * c];
  for (const part of parts)
    transform(
      part,
      ([x, y, z]) => {
        const [tx, ty, tz] = turn([x, y - templeY, z - templeZ]);
        return [tx, ty + templeY, tz + templeZ];
      },
      turn,
    );
}

/** Turns the frame until its lower rim and its temple tips touch the ground together. */
function restingPose(front: readonly Part[], back: readonly Part[]): RestingPose {
  let angle = 0;
  const lowest = (parts: readonly Part[], behind: number): { height: number; depth: number } => {
    let height = Infinity;
    let depth = 0;
    for (const { positions } of parts)
      for (let i = 0; i < positions.length / 3; i += 3) {
        const [, y, z] = vertex(positions, i);
        if (z > behind) continue;
        const turned = y * Math.cos(angle) - z * Math.sin(angle);
        if (turned < height) [height, depth] = [turned, z];
      }
    return { height, depth };
  };
  for (let round = 0; round < 5; round++) {
    const rim = lowest(front, Infinity);
    const tip = lowest(back, -60);
    angle += Math.atan2(rim.height - tip.height, rim.depth - tip.depth);
  }
  return { angle, ground: lowest([...front, ...back], Infinity).height };
}

/** Width of the built front between its outermost points, in millimetres. */
export function measuredWidth({ front }: Pick<FrameMesh, 'front'>): number {
  let left = Infinity;
  let right = -Infinity;
  for (const { positions } of front)
    for (let i = 0; i < positions.length; i += 3) {
      left = Math.min(left, positions[i]!);
      right = Math.max(right, positions[i]!);
    }
  return right - left;
}
