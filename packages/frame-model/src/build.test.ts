import { describe, expect, test } from 'vitest';
import { buildFrame, measuredWidth, type FrameMesh } from './build.ts';
import { collection, modelInSize, type FrameSize } from './collection/index.ts';
import { frameModel } from './model.ts';

const GRID = 1;
/** The sides of a frame are computed independently of the grid, so that a coarse grid measures the width as exactly. */
const GRID_FOR_WIDTH = 1.5;

const parts = ({ front, back }: FrameMesh) => [...front, ...back];

const widthError = (product: (typeof collection)[number], size: FrameSize): number =>
  measuredWidth(buildFrame(modelInSize(product, size), { grid: GRID_FOR_WIDTH })) - size.frameWidth;

describe('every model of the collection', () => {
  test.each(collection.map((product) => [product.slug, product] as const))(
    '%s has its stated width, to 0.3 mm',
    (_, product) => {
      expect(Math.abs(widthError(product, product.sizes.at(-1)!))).toBeLessThanOrEqual(0.3);
    },
  );

  test('the narrower size of a model is as exact as the wider one', () => {
    for (const product of collection.filter(({ slug }) => ['alder', 'quill', 'tern', 'sable'].includes(slug)))
      expect(Math.abs(widthError(product, product.sizes[0]!)), product.slug).toBeLessThanOrEqual(0.3);
  });
});

const alder = frameModel({
  shape: 'panto',
  lensWidth: 47,
  lensHeight: 43,
  bridge: 21,
  frameWidth: 132,
  bridgeStyle: 'keyhole',
  pins: true,
});
const heron = frameModel({
  shape: 'rectangle',
  rim: 'half',
  material: 'titanium',
  bridgeStyle: 'pads',
  lensWidth: 54,
  lensHeight: 33,
  bridge: 18,
  frameWidth: 141,
  rimThickness: 1.7,
});

test('a mesh is valid: whole triangles, unit normals, finite numbers', () => {
  for (const model of [
    alder,
    heron,
    frameModel({ ...heron, rim: 'rimless' }),
    frameModel({ ...alder, rim: 'browline' }),
  ])
    for (const { positions, normals, indices, role } of parts(buildFrame(model, { grid: GRID }))) {
      expect(indices.length % 3, role).toBe(0);
      expect(Math.max(...indices.subarray(0, 3000)), role).toBeLessThan(positions.length / 3);
      expect(positions.every(Number.isFinite), role).toBe(true);
      for (let i = 0; i < normals.length; i += 300)
        expect(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!), role).toBeCloseTo(1, 3);
    }
});

test('the acetate front is one closed surface: every edge belongs to two triangles', () => {
  const front = buildFrame(alder, { grid: GRID }).front.find(({ role }) => role === 'front')!;
  const edges = new Map<string, number>();
  for (let i = 0; i < front.indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const pair = [front.indices[i + k]!, front.indices[i + ((k + 1) % 3)]!].sort((a, b) => a - b).join();
      edges.set(pair, (edges.get(pair) ?? 0) + 1);
    }
  const open = [...edges.values()].filter((count) => count % 2 !== 0);
  expect(open).toHaveLength(0);
});

test('a keyhole bridge has a hole below it that a saddle bridge does not have', () => {
  const onAxis = (bridgeStyle: 'keyhole' | 'saddle'): number => {
    const front = buildFrame(frameModel({ ...alder, bridgeStyle }), { grid: 0.6 }).front[0]!;
    const heights: number[] = [];
    for (let i = 0; i < front.positions.length; i += 3)
      if (Math.abs(front.positions[i]!) < 0.5) heights.push(front.positions[i + 1]!);
    return Math.max(...heights) - Math.min(...heights);
  };
  // On the axis there is only the bar above the hole, which is thinner than a saddle's.
  expect(onAxis('keyhole')).toBeLessThan(onAxis('saddle') - 0.5);
});

test('a resting frame touches the ground with its rim and its temple tips, and nothing is below', () => {
  const { front, back, rest } = buildFrame(alder, { grid: GRID });
  const lowest = (pieces: typeof front): number => {
    let low = Infinity;
    for (const { positions } of pieces)
      for (let i = 0; i < positions.length; i += 3)
        low = Math.min(
          low,
          positions[i + 1]! * Math.cos(rest.angle) - positions[i + 2]! * Math.sin(rest.angle),
        );
    return low - rest.ground;
  };
  expect(Math.abs(lowest(front))).toBeLessThan(0.2);
  expect(Math.abs(lowest(back))).toBeLessThan(0.2);
});

test('the rim type decides the parts: a half rim has a thread and a bare edge, rimless has no thread, acetate has neither', () => {
  const roles = (model: typeof alder): Set<string> =>
    new Set(parts(buildFrame(model, { grid: GRID })).map(({ role }) => role));
  expect(roles(heron)).toEqual(new Set(['metal', 'nylon', 'pad', 'lens', 'edge', 'tip']));
  expect(roles(frameModel({ ...heron, rim: 'rimless' }))).toEqual(
    new Set(['metal', 'pad', 'lens', 'edge', 'tip']),
  );
  expect(roles(alder)).toEqual(new Set(['front', 'metal', 'lens', 'temple']));
});
