import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSorted } from './firstSorted.ts';

test('the first items equal those of the whole sorted list, and equal items keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 300 }),
      fc.integer({ min: 0, max: 300 }),
      (keys, count) => {
        const positions = Int32Array.from(keys.keys());
        const keyOf = (at: number) => keys[at] ?? 0;
        const whole = [...positions].sort((a, b) => keyOf(a) - keyOf(b));
        expect([...firstSorted(positions, keyOf, count)]).toEqual(whole.slice(0, count));
      },
    ),
  );
});
