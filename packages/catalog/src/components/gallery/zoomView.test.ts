import { expect, test } from 'vitest';
import { movedBy, WHOLE, zoomedAt } from './zoomView.ts';

const stage = { width: 400, height: 300 };

test('the part of the picture under the fingers stays there while it is enlarged', () => {
  const view = zoomedAt(WHOLE, 2, { x: 100, y: -50 }, stage);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomedAt(view, 4, { x: 100, y: -50 }, stage)).toEqual({ scale: 4, x: -300, y: 150 });
});

test('the scale is at most five and at least one', () => {
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, stage).scale).toBe(5);
  expect(zoomedAt({ scale: 2, x: 100, y: 0 }, 0.2, { x: 0, y: 0 }, stage)).toEqual(WHOLE);
});

test('the picture can be moved to its edge at most', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -20 }, stage)).toEqual({ scale: 2, x: 200, y: -20 });
  expect(movedBy(WHOLE, { x: 30, y: 30 }, stage)).toEqual(WHOLE);
});
