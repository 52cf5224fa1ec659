import { expect, test } from 'vitest';
import { ACETATES, type AcetateName } from './acetate.ts';
import { buildFrame } from '../build.ts';
import { collection } from '../collection/index.ts';
import { METALS } from './finish.ts';
import { frameModel } from '../model.ts';
import { linearColour, paintAcetate, paintLens } from './paint.ts';

const model = frameModel({ shape: 'panto', lensWidth: 47, lensHeight: 43, bridge: 21, frameWidth: 132 });
const frame = buildFrame(model, { grid: 1 });
const front = frame.front.find(({ role }) => role === 'front')!;
const side = frame.back.find(({ role }) => role === 'temple')!;

function mean(colours: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  colours.forEach((value, i) => (sum[(i % 3) as 0 | 1 | 2] += value));
  return sum.map((value) => value / (colours.length / 3)) as [number, number, number];
}

const means = new Map<AcetateName, [number, number, number]>();

function meanOf(sheet: AcetateName): [number, number, number] {
  const known = means.get(sheet) ?? mean(paintAcetate(front, sheet, model));
  means.set(sheet, known);
  return known;
}

/** Approximate perceived distance of two colours: by cube roots of linear light. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => Math.cbrt(value) - Math.cbrt(b[i]!)));

test('the swatch of every acetate colour is close to the painted colour', () => {
  for (const product of collection)
    for (const { slug, swatch, finish } of product.colours) {
      if (product.model.material === 'titanium' || product.model.material === 'stainless steel') continue;
      const stops = (typeof swatch === 'string' ? [swatch] : swatch).map(linearColour);
      const halfway = stops[0]!.map((value, i) => (value + stops.at(-1)![i]!) / 2);
      const painted = meanOf(finish.acetate);
      expect(
        Math.min(...[...stops, halfway].map((stop) => apart(stop, painted))),
        `${product.slug} ${slug}`,
      ).toBeLessThan(0.28);
    }
});

test('the swatch of every metal colour is close to its metal', () => {
  for (const product of collection.filter(({ model: { material } }) => /steel|titanium/.test(material)))
    for (const { slug, swatch, finish } of product.colours) {
      if (typeof swatch !== 'string') throw new Error(`${slug} needs one colour`);
      expect(apart(linearColour(swatch), linearColour(METALS[finish.metal].colour)), slug).toBeLessThan(0.35);
    }
});

test('a fade goes from its top colour to its bottom colour, and temples have the top colour', () => {
  const painted = paintAcetate(front, 'fade', model);
  let highest = 0;
  let lowest = 0;
  for (let i = 1; i < front.positions.length; i += 3) {
    if (front.positions[i]! > front.positions[highest + 1]!) highest = i - 1;
    if (front.positions[i]! < front.positions[lowest + 1]!) lowest = i - 1;
  }
  expect(apart([...painted.slice(highest, highest + 3)], linearColour('#17110e'))).toBeLessThan(0.02);
  expect(apart([...painted.slice(lowest, lowest + 3)], linearColour('#d8b48c'))).toBeLessThan(0.05);
  expect(apart(mean(paintAcetate(side, 'fade', model)), linearColour('#17110e'))).toBeLessThan(0.01);
});

test('every sheet has only colours between black and white', () => {
  for (const sheet of Object.keys(ACETATES) as AcetateName[])
    expect(
      paintAcetate(front, sheet, model).every((value) => value >= 0 && value <= 1),
      sheet,
    ).toBe(true);
});

test('a gradient lens is darker at the top than at the bottom, a tint is even', () => {
  const lens = frame.front.find(({ role }) => role === 'lens')!;
  const even = paintLens(lens, { kind: 'tint', colour: '#34493a' }, model);
  expect(new Set(even.filter((_, i) => i % 3 === 0)).size).toBe(1);
  const graded = paintLens(lens, { kind: 'gradient', top: '#46382c', bottom: '#c9b096' }, model);
  const light = { above: 0, below: 0 };
  for (let i = 0; i < graded.length; i += 3) {
    if (lens.positions[i + 1]! > 10) light.above = Math.max(light.above, graded[i]!);
    if (lens.positions[i + 1]! < -15) light.below = Math.max(light.below, graded[i]!);
  }
  expect(light.below).toBeGreaterThan(light.above * 3);
});
