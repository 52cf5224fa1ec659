import type { Layout } from './layout.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { sweep, type Station } from '../geometry/sweep.ts';
import { clamp, cross, mix, mix3, normalize, smoothstep, subtract, type Vec3 } from '../geometry/vector.ts';

/** Length of the part behind the ear in millimetres, and the angle by which it bends down in radians. */
const EAR_LENGTH = 46;
const EAR_ANGLE = 0.72;
const AXIS_STEP = 0.7;

interface AxisPoint {
  s: number;
  angle: number;
  at: Vec3;
}

interface Section {
  from: number;
  to: number;
  height: (s: number) => number;
  thickness: (s: number) => number;
  power: number;
  /** Lengths over which both ends are rounded. */
  rounding: [start: number, end: number];
  ring: number;
}

/** Pieces of one temple: an acetate side, or a metal side with its ear tip. */
export function temple(layout: Layout): { side: Mesh; tip?: Mesh } {
  const { model, metalTemple } = layout;
  const axis = axisOf(layout);
  const length = axis[axis.length - 1]!.s;
  const bendAt = length - EAR_LENGTH;
  if (metalTemple) {
    const tipAt = length - 62;
    return {
      side: swept(layout, axis, {
        from: 0,
        to: tipAt + 3,
        height: (s) => mix(model.templeHeight, 1.55, smoothstep(8, tipAt - 5, s)),
        thickness: (s) => mix(1.25, 1.35, smoothstep(0, tipAt, s)),
        power: 3,
        rounding: [0.5, 0.6],
        ring: 20,
      }),
      tip: swept(layout, axis, {
        from: tipAt,
        to: length,
        height: (s) => mix(2.5, 5, smoothstep(tipAt, length - 18, s)),
        thickness: (s) => mix(2.3, 2.7, smoothstep(tipAt, length - 30, s)),
        power: 2.4,
        rounding: [1.2, 4.2],
        ring: 28,
      }),
    };
  }
  const { start, middle, end } = acetateHeights(model.templeHeight);
  const thickness = Math.min(4, model.depth * 0.92);
  return {
    side: swept(layout, axis, {
      from: 0,
      to: length,
      height: (s) =>
        s < bendAt
          ? mix(start, middle, smoothstep(0, bendAt + 4, s))
          : mix(middle, end, smoothstep(bendAt + 4, length - 9, s)),
      thickness: (s) => mix(thickness, thickness * 0.66, smoothstep(0, bendAt + 20, s)),
      power: 3.4,
      rounding: [0.55, 4.6],
      ring: 36,
    }),
  };
}

const acetateHeights = (start: number): { start: number; middle: number; end: number } => ({
  start,
  middle: Math.max(4.2, start * 0.54),
  end: Math.max(5.8, start * 0.68),
});

/** The steel core that stiffens an acetate temple; it is visible where the sheet is clear. */
export function templeCore(layout: Layout): Mesh {
  const axis = axisOf(layout);
  const length = axis[axis.length - 1]!.s;
  return swept(layout, axis, {
    from: 4,
    to: length - 14,
    height: (s) => mix(1.9, 1.3, s / length),
    thickness: () => 0.8,
    power: 3,
    rounding: [0.3, 0.8],
    ring: 14,
  });
}

function axisOf({ model, halfWidth, templeY, templeZ, metalTemple }: Layout): AxisPoint[] {
  const length = model.temple - 2;
  const steps = Math.round(length / AXIS_STEP);
  const step = length / steps;
  const bendAt = length - EAR_LENGTH;
  const points: AxisPoint[] = [];
  let y = templeY;
  let z = templeZ - 0.25;
  for (let i = 0; i <= steps; i++) {
    const s = i * step;
    const u = s / length;
    const angle = EAR_ANGLE * smoothstep(bendAt, bendAt + 26, s) + 0.02;
    const x =
      halfWidth -
      (metalTemple ? 0.75 : 2.1) +
      1.6 * Math.sin(Math.PI * u * 0.9) -
      8 * smoothstep(0.5, 1.05, u);
    points.push({ s, angle, at: [x, y, z] });
    y -= Math.sin(angle) * step;
    z -= Math.cos(angle) * step;
  }
  return points;
}

function pointAt(axis: readonly AxisPoint[], s: number): AxisPoint {
  const place = (s / axis[axis.length - 1]!.s) * (axis.length - 1);
  const i = clamp(Math.floor(place), 0, axis.length - 2);
  const t = clamp(place - i, 0, 1);
  const a = axis[i]!;
  const b = axis[i + 1]!;
  return { s, angle: mix(a.angle, b.angle, t), at: mix3(a.at, b.at, t) };
}

function swept({ model }: Layout, axis: readonly AxisPoint[], section: Section): Mesh {
  const { from, to, rounding } = section;
  const [atStart, atEnd] = rounding;
  const points: AxisPoint[] = [];
  for (let i = 0; i < 14; i++)
    points.push(pointAt(axis, from + atStart * (1 - Math.cos((i / 14) * (Math.PI / 2)))));
  points.push(...axis.filter(({ s }) => s > from + atStart && s < to - atEnd));
  for (let i = 0; i <= 18; i++)
    points.push(pointAt(axis, to - atEnd + atEnd * Math.sin((i / 18) * (Math.PI / 2))));
  const lean = Math.tan((model.pantoscopicTilt * Math.PI) / 180);
  const stations = points.map(({ s, angle, at }, i): Station => {
    const startRound = s < from + atStart ? 0.82 + 0.18 * arc((from + atStart - s) / atStart) : 1;
    const endRound = s > to - atEnd ? Math.max(0.025, arc((s - to + atEnd) / atEnd)) : 1;
    const before = points[Math.max(i - 1, 0)]!.at;
    const after = points[Math.min(i + 1, points.length - 1)]!.at;
    const tangent = normalize(subtract(after, before));
    const v = normalize([0, Math.cos(angle), -Math.sin(angle) + lean * (1 - smoothstep(0, 9, s))]);
    return {
      at,
      u: normalize(cross(v, tangent)),
      v,
      a: (section.thickness(s) / 2) * startRound * endRound,
      b: (section.height(s) / 2) * startRound * endRound,
      power: section.power,
    };
  });
  return sweep(stations, { ring: section.ring });
}

const arc = (t: number): number => Math.sqrt(Math.max(0, 1 - t * t));
