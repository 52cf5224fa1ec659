import type { FrameModel } from './model.ts';
import { lensOutline } from './outline.ts';
import type { Vec2 } from './geometry/vector.ts';

/** A measure of a size drawing. */
export type Measure = 'frameWidth' | 'lensWidth' | 'bridge' | 'lensHeight';

/** A dimension line: its ends in millimetres (y down) and the whole millimetres of its label. */
export interface Dimension {
  measure: Measure;
  from: Vec2;
  to: Vec2;
  value: number;
}

/** A drawing of a frame from the front: schematic in its shape, exact in its dimensions. Millimetres, y down. */
export interface FrameDrawing {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Closed outlines of both lenses, as SVG path data. */
  lenses: readonly [right: string, left: string];
  /** Bridge and end pieces, as SVG path data. */
  frame: string;
  dimensions: readonly Dimension[];
}

const POINTS = 72;
/** Space between the drawing and its dimension lines, and around everything, in millimetres. */
const GAP = 8;
const MARGIN = 8;

type DrawnFigures = Pick<
  FrameModel,
  | 'shape'
  | 'lensWidth'
  | 'lensHeight'
  | 'bridge'
  | 'frameWidth'
  | 'hingeHeight'
  | 'softness'
  | 'flare'
  | 'sweep'
>;

const round = (value: number): number => Math.round(value * 100) / 100;
const place = ([x, y]: Vec2): string => `${round(x)} ${round(y)}`;
const closed = (points: readonly Vec2[]): string => `M${points.map(place).join('L')}Z`;

/** Draws the size of a model; pages add the labels and the typeface. */
export function sizeDrawing(model: DrawnFigures): FrameDrawing {
  const { lensWidth, lensHeight, bridge, frameWidth, hingeHeight } = model;
  const centre = (bridge + lensWidth) / 2;
  const left = lensOutline(model, POINTS).map(([x, y]): Vec2 => [x + centre, -y]);
  const right = left.map(([x, y]): Vec2 => [-x, y]);
  const half = frameWidth / 2;
  const top = -lensHeight / 2 - GAP;
  const bottom = lensHeight / 2 + GAP;
  const line = (measure: Measure, from: Vec2, to: Vec2, value: number): Dimension => ({
    measure,
    from,
    to,
    value: Math.round(value),
  });
  return {
    viewBox: [-half - MARGIN, top - MARGIN, frameWidth + 2 * MARGIN, bottom - top + 2 * MARGIN],
    lenses: [closed(right), closed(left)],
    frame: frameLines(left, half, -hingeHeight * (lensHeight / 2)),
    dimensions: [
      line('frameWidth', [-half, top], [half, top], frameWidth),
      line('lensWidth', [-bridge / 2 - lensWidth, bottom], [-bridge / 2, bottom], lensWidth),
      line('bridge', [-bridge / 2, bottom], [bridge / 2, bottom], bridge),
      line('lensHeight', [-centre, -lensHeight / 2], [-centre, lensHeight / 2], lensHeight),
    ],
  };
}

/** The bridge over the nose, and an end piece to each hinge. */
function frameLines(left: readonly Vec2[], half: number, hingeY: number): string {
  const height = Math.max(...left.map(([, y]) => y));
  const nasal = nearest(left, (x, y) => x + Math.abs(y + height * 0.35) * 2);
  const temporal = nearest(left, (x, y) => -x + Math.abs(y - hingeY) * 2);
  const arch = `M${place([-nasal[0], nasal[1]])}Q0 ${round(nasal[1] - 5)} ${place(nasal)}`;
  const end = (side: 1 | -1): string =>
    `M${place([side * temporal[0], temporal[1]])}L${place([side * half, temporal[1]])}L${place([side * half, temporal[1] + 4])}`;
  return arch + end(-1) + end(1);
}

function nearest(points: readonly Vec2[], distance: (x: number, y: number) => number): Vec2 {
  return points.reduce((best, point) => (distance(...point) < distance(...best) ? point : best));
}

/** The drawing as a stand-alone SVG, for e-mails and papers; `label` is its name for screen readers. */
export function sizeDrawingSvg(drawing: FrameDrawing, label: string): string {
  const lines = drawing.dimensions
    .map(({ from, to, value }) => {
      const middle: Vec2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return `<path d="M${place(from)}L${place(to)}"/><text x="${round(middle[0])}" y="${round(middle[1] - 1.5)}" fill="currentColor" stroke="none">${value}</text>`;
    })
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox.map(round).join(' ')}" role="img" aria-label="${escape(label)}">`,
    `<g fill="none" stroke="currentColor" stroke-width=".6"><path d="${drawing.lenses.join('')}${drawing.frame}"/></g>`,
    `<g fill="none" stroke="currentColor" stroke-width=".25" font-size="5" text-anchor="middle">${lines}</g>`,
    '</svg>',
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
