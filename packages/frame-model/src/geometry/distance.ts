import { clamp, type Vec2 } from './vector.ts';

/** Signed distance in the plane: negative inside. */
export type Field2 = (x: number, y: number) => number;

const STEP = 0.3;

/**
 * Signed distance to a closed outline within a box, sampled once and interpolated bicubically so that its slope is
 * smooth.
 */
export function outlineDistance(
  outline: readonly Vec2[],
  right: number,
  bottom: number,
  top: number,
): Field2 {
  const width = Math.ceil((right + 4 * STEP) / STEP) + 3;
  const height = Math.ceil((top - bottom) / STEP) + 5;
  const left = -2 * STEP;
  const low = bottom - 2 * STEP;
  const grid = new Float32Array(width * height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++)
      grid[j * width + i] = exactDistance(outline, left + i * STEP, low + j * STEP);
  return (x, y) => {
    const u = clamp((x - left) / STEP, 1, width - 3);
    const v = clamp((y - low) / STEP, 1, height - 3);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const across = weights(u - i);
    const up = weights(v - j);
    let sum = 0;
    for (let row = 0; row < 4; row++) {
      const at = (j - 1 + row) * width + i - 1;
      const line =
        across[0] * grid[at]! +
        across[1] * grid[at + 1]! +
        across[2] * grid[at + 2]! +
        across[3] * grid[at + 3]!;
      sum += up[row]! * line;
    }
    return sum;
  };
}

function weights(t: number): [number, number, number, number] {
  return [
    (((-t + 2) * t - 1) * t) / 2,
    ((3 * t - 5) * t * t + 2) / 2,
    (((-3 * t + 4) * t + 1) * t) / 2,
    ((t - 1) * t * t) / 2,
  ];
}

function exactDistance(outline: readonly Vec2[], x: number, y: number): number {
  let best = Infinity;
  let inside = false;
  let previous = outline[outline.length - 1]!;
  for (const point of outline) {
    const edgeX = previous[0] - point[0];
    const edgeY = previous[1] - point[1];
    const fromX = x - point[0];
    const fromY = y - point[1];
    const t = clamp((fromX * edgeX + fromY * edgeY) / (edgeX * edgeX + edgeY * edgeY), 0, 1);
    const dx = fromX - edgeX * t;
    const dy = fromY - edgeY * t;
    best = Math.min(best, dx * dx + dy * dy);
    if (point[1] > y !== previous[1] > y && x < (edgeX * (y - point[1])) / edgeY + point[0]) inside = !inside;
    previous = point;
  }
  return (inside ? -1 : 1) * Math.sqrt(best);
}
