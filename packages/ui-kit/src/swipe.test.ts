import { describe, expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

describe('UI-03 a swipe', () => {
  test('is more than 20 px within 250 ms, in either direction', () => {
    expect(swipeOf({ along: 21, across: 0, duration: 250 }, 400)).toBe(1);
    expect(swipeOf({ along: -21, across: 5, duration: 100 }, 400)).toBe(-1);
    expect(swipeOf({ along: 20, across: 0, duration: 100 }, 400)).toBe(0);
    expect(swipeOf({ along: 60, across: 0, duration: 251 }, 400)).toBe(0);
  });

  test('is also more than half of the swiped element, in any time', () => {
    expect(swipeOf({ along: 201, across: 0, duration: 5000 }, 400)).toBe(1);
    expect(swipeOf({ along: 200, across: 0, duration: 5000 }, 400)).toBe(0);
  });

  test('is not a movement mostly across the axis', () => {
    expect(swipeOf({ along: 60, across: -61, duration: 100 }, 400)).toBe(0);
  });
});
