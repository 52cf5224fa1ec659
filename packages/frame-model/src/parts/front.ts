import { outlineDistance, type Field2 } from '../geometry/distance.ts';
import type { Layout } from './layout.ts';
import type { ShapeName } from '../shape.ts';
import { clamp, smoothMax, smoothMin, smoothstep } from '../geometry/vector.ts';

/** The face of an acetate front: the distance to its contour, and to the lens opening alone. */
export interface FrontFace {
  contour: Field2;
  opening: Field2;
}

/** The place of the bridge of an acetate front, and its extent to each side. */
interface BridgeFigures {
  nasalEdge: number;
  top: number;
  bottom: number;
  arch: number;
}

/** The contour of an acetate front whose end pieces end `inset` millimetres inside the frame width. */
export function frontFace(layout: Layout, inset: number): FrontFace {
  const { model, halfWidth, browline, centreX } = layout;
  const reach = model.lensHeight / 2 + model.rimThickness;
  const opening = openingOf(layout, reach);
  const rimWidth = rimWidthOf(layout);
  const bridge = bridgeOf(layout);
  const endPiece = endPieceOf(layout, inset);
  const contour: Field2 = (signedX, y) => {
    const x = Math.abs(signedX);
    let d = opening(x, y) - rimWidth(x, y);
    if (!browline) d = joinBridge(layout, bridge, d, x, y);
    d = smoothMin(d, endPiece(x, y), endBlend(layout));
    d = smoothMax(d, x - halfWidth, 0.2);
    d = smoothMax(d, -opening(x, y), 0.25);
    if (!browline) return d;
    const waist = model.lensHeight * 0.05 - Math.abs(x - centreX) * 0.03;
    return smoothMax(d, waist - y, 3.5);
  };
  return { contour, opening };
}

const openings = new WeakMap<Layout, Field2>();

function openingOf(layout: Layout, reach: number): Field2 {
  const known = openings.get(layout);
  if (known) return known;
  const shifted = layout.outline.map(([x, y]) => [x + layout.centreX, y] as const);
  const field = outlineDistance(shifted, layout.halfWidth + 4, -reach - 6, reach + 8);
  openings.set(layout, field);
  return field;
}

function rimWidthOf({ model, centreX, browline }: Layout): Field2 {
  const { rimThickness, lensHeight, lensWidth, topWeight, brow } = model;
  return (x, y) => {
    const height = y / (lensHeight / 2);
    if (browline) return rimThickness * (0.3 + 0.95 * smoothstep(-0.05, 0.8, height));
    const corner = brow * smoothstep(0.2, 1, height) * smoothstep(-0.2, 1, (x - centreX) / (lensWidth / 2));
    const base = topWeight * smoothstep(-0.1, 1, height) - 0.14 * smoothstep(0, -1, height);
    return rimThickness * (1 + base + corner);
  };
}

function bridgeOf({ model, edgeX }: Layout): BridgeFigures {
  const { lensHeight, rimThickness, bridge } = model;
  const keyhole = model.bridgeStyle === 'keyhole';
  const top = lensHeight * (keyhole ? 0.31 : 0.27) + rimThickness * 0.62;
  const bottom = keyhole
    ? top - rimThickness * 0.95 - keyholeRadius(bridge) * 2.15
    : top - rimThickness * 1.5;
  return { nasalEdge: edgeX(lensHeight * 0.22, -1), top, bottom, arch: keyhole ? 0.7 : 2.2 };
}

const keyholeRadius = (bridge: number): number => bridge * 0.165;

function joinBridge({ model }: Layout, figures: BridgeFigures, rim: number, x: number, y: number): number {
  const { nasalEdge, top, bottom, arch } = figures;
  const across = (x / (nasalEdge + 1)) ** 2;
  const half = ((top - bottom) / 2) * (1 + 0.22 * across);
  const middle = (top + bottom) / 2 + arch * (1 - across);
  const band = Math.max(Math.abs(y - middle) - half, x - nasalEdge - 1);
  if (model.bridgeStyle !== 'keyhole') return smoothMin(rim, band, 5.5);
  const radius = keyholeRadius(model.bridge);
  const holeY = top + arch - model.rimThickness * 0.95 - radius;
  const hole = Math.hypot(x, y - holeY) - radius;
  // Below the hole the two sides narrow to a neck and widen again along the nose.
  const below = Math.max(holeY - radius * 0.62 - y, 0);
  const slot = Math.max(x - radius * 0.74 - below * 0.8 - below * below * 0.12, y - holeY);
  return smoothMin(rim, smoothMax(band, -smoothMin(hole, slot, 1), 1.6), 2.6);
}

const endBlend = ({ model }: Layout): number => 3.4 + model.endLift * 0.6;

/** Fraction of the height up to the rim's corner from which the end piece slopes to the hinge. */
const SHOULDER: Partial<Record<ShapeName, number>> = { round: 0.2, panto: 0.3, oval: 0.3, hexagon: 0.15 };

/** A wedge from the rim to the hinge: its top is one straight slope, so that it has no visible shoulder. */
function endPieceOf({ model, hingeY, edgeX, halfWidth, outline }: Layout, inset: number): Field2 {
  const start = edgeX(hingeY, 1) - 0.5;
  const end = halfWidth - inset;
  const corner = 1.9;
  const half = model.templeHeight / 2;
  const rimTop =
    Math.max(...outline.filter(([x]) => x > model.lensWidth * 0.4).map(([, y]) => y)) +
    model.rimThickness * 0.9;
  const fall = clamp(rimTop - hingeY - half - model.endLift * 0.3, 0, 7) * (SHOULDER[model.shape] ?? 1);
  return (x, y) => {
    const t = clamp((x - start) / (end - 2.5 - start), 0, 1);
    const lift = model.endLift * t;
    const top = hingeY + lift + half + 0.3 + fall * (1 - t);
    const bottom = hingeY + lift - half - 1.2 * (1 - t);
    const middle = (top + bottom) / 2;
    const dx = Math.max(x - end + corner, start - x, 0);
    const dy = Math.max(Math.abs(y - middle) - ((top - bottom) / 2 - corner), 0);
    return Math.hypot(dx, dy) - corner;
  };
}
