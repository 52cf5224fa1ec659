import type { Layout } from './layout.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { along, cylinder, ellipsoid, spline, sweep, turned } from '../geometry/sweep.ts';
import { cross, mix, normalize, smoothstep, type Vec3 } from '../geometry/vector.ts';
import { wireRadius } from './wire.ts';

/** Bars of a metal bridge: one arched over the nose, and on a double bridge a straight one above it. */
export function bridgeBars(layout: Layout): Mesh[] {
  const { model, edgeX } = layout;
  const radius = wireRadius(layout);
  const double = model.bridgeStyle === 'double';
  const y = model.lensHeight * (double ? 0.12 : 0.17);
  // Behind a brow the bar ends inside the rim's own wire, so that it is not visible through the lens.
  const edge = edgeX(y - 1.5, -1) - radius * (layout.browline ? 1.7 : 1);
  const bar = Math.max(0.75, radius * 1.05);
  const lower: Vec3[] = [
    [0, y + 2.3, 1.3],
    [edge * 0.45, y + 1.9, 1.25],
    [edge * 0.8, y + 0.4, 0.8],
    [edge, y - 1.5, 0.1],
  ];
  const bars = [barThrough(layout, lower, bar, bar * 1.05)];
  if (!double) return bars;
  const top = model.lensHeight / 2 - model.lensHeight * 0.035;
  const topEdge = edgeX(top - 1.2, -1) - radius * 0.7;
  const upper: Vec3[] = [
    [0, top + 0.2, 0.9],
    [topEdge * 0.55, top + 0.1, 0.8],
    [topEdge, top - 0.75, 0.05],
  ];
  return [...bars, barThrough(layout, upper, 0.66, 0.8)];
}

function barThrough({ bend, browline }: Layout, half: Vec3[], height: number, depth: number): Mesh {
  const left = half
    .slice(1)
    .reverse()
    .map(([x, y, z]): Vec3 => [-x, y, z]);
  const path = spline([...left, ...half].map(bend), 20);
  const grow = browline ? 0 : 1;
  const section = (t: number) => {
    const end = Math.abs(2 * t - 1);
    const taper = 1 - 0.4 * smoothstep(0.94, 1, end);
    return {
      a: depth * (1 + 0.25 * grow * end ** 3) * taper,
      b: height * (1 + 0.3 * grow * end ** 4) * taper,
      power: 2.5,
    };
  };
  return sweep(along(path, [0, 0, 1], section), { ring: 20 });
}

/** A nose pad with its arm and the box that holds it. */
export function nosePad({ model, edgeX, bend }: Layout): { arm: Mesh; pad: Mesh; box: Mesh } {
  const y = -model.lensHeight * 0.1;
  const x = edgeX(y + 2.5, -1) - 0.3;
  const centre: Vec3 = [Math.min(x - 1.2, model.bridge / 2 - 1), y - 1.5, -6.2];
  const knots: Vec3[] = [
    [x, y + 3.2, -0.4],
    [x - 0.2, y + 3.6, -2.6],
    [x + 0.3, y + 2, -5.2],
    [centre[0] + 1.2, centre[1] + 0.6, centre[2] - 0.4],
  ];
  const face = normalize([-0.82, 0.1, 0.45]);
  const side = normalize(cross([0.28, 1, 0.1], face));
  const axes = [face, side, normalize(cross(side, face))] as const;
  return {
    arm: sweep(
      along(spline(knots.map(bend), 14), [1, 0, 0], () => ({ a: 0.38, b: 0.38 })),
      { ring: 12 },
    ),
    pad: ellipsoid(bend(centre), axes, [1.15, 3.1, 6.2]),
    box: ellipsoid(bend([centre[0] + 0.9, centre[1] + 0.4, centre[2] - 0.45]), axes, [0.7, 1.3, 1.6], 14),
  };
}

/** Half thickness of a metal end piece where it turns back. */
const END_HALF = 0.75;

/** The flat bar that leaves a metal rim and turns back to the hinge; its outer face is at the frame width. */
export function metalEndPiece({ edgeX, hingeY, halfWidth, bend, templeZ }: Layout): Mesh {
  const start = edgeX(hingeY, 1);
  const outside = halfWidth - END_HALF;
  const z = bend([halfWidth, hingeY, 0])[2];
  const path = spline(
    [
      bend([start - 0.2, hingeY, 0.1]),
      bend([start + (outside - start) * 0.55, hingeY + 0.2, 0.2]),
      [outside - 0.75, hingeY + 0.2, z - 0.6],
      [outside, hingeY + 0.1, z - 2.6],
      [outside, hingeY, templeZ + 0.3],
    ],
    16,
  );
  return sweep(along(path, [0, 1, 0], (t) => ({ a: mix(1.25, 1.5, t), b: END_HALF, power: 3 })));
}

/** Screws and straps that hold a drilled lens. */
export function drilledMounts({ model, edgeX, hingeY, centreX, bend }: Layout): Mesh[] {
  const bridgeY = model.lensHeight * 0.17 - 1.6;
  const places: readonly [number, number][] = [
    [edgeX(bridgeY, -1) + 2.4, bridgeY],
    [edgeX(hingeY, 1) - 2.4, hingeY],
  ];
  return places.flatMap(([x, y]) => {
    const outward = x < centreX ? -1 : 1;
    const strap = spline(
      [bend([x + outward * 3.2, y, 0.3]), bend([x + outward * 1.5, y, 0.85]), bend([x, y, 0.95])],
      8,
    );
    return [
      turned(bend([x, y, 0]), [
        [-2.6, 0.9],
        [-2.4, 1.1],
        [0.9, 1.1],
        [1.25, 0.95],
        [1.35, 0.3],
      ]),
      sweep(along(strap, [0, 1, 0], () => ({ a: 0.85, b: 0.5, power: 2.4 }))),
    ];
  });
}

/** A rivet on the face of an acetate front. */
export function rivet({ model, halfWidth, hingeY, bend }: Layout): Mesh {
  const x = halfWidth - 4.6;
  const y = hingeY + model.endLift * 0.8;
  const z = bend([x, hingeY, model.depth / 2])[2] - 0.1;
  const profile = [
    [-0.6, 1.9],
    [0, 1.9],
    [0.22, 1.6],
    [0.3, 1.05],
    [0.33, 0.1],
  ] as const;
  return turned([x, y, z], profile, 0.4, 3);
}

/** Barrels, pin and plate of a hinge. */
export function hinge({ metalTemple, halfWidth, templeY, templeZ }: Layout): Mesh[] {
  if (metalTemple)
    return [-1, 0, 1].map((k) =>
      cylinder([halfWidth - 1.55, templeY + k * 0.9, templeZ + 0.1], 0.41, 0.95, 0.18),
    );
  const x = halfWidth - 5.1;
  const plate = [
    [0, 1.9],
    [-7, 1.9],
    [-7.4, 1.5],
  ] as const;
  return [
    ...[-1, 0, 1].map((k) => cylinder([x, templeY + k * 1.35, templeZ + 0.1], 0.62, 1.15)),
    cylinder([x, templeY, templeZ + 0.1], 2.25, 0.55, 0.15),
    sweep(
      plate.map(([z, b]) => ({
        at: [x + 0.6, templeY, templeZ + z],
        u: [1, 0, 0],
        v: [0, 1, 0],
        a: 0.45,
        b,
        power: 5,
      })),
    ),
  ];
}
