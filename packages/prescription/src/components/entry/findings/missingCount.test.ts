import { expect, test } from 'vitest';
import type { PowerRange } from '../../../contract/prescription.ts';
import { checkPrescription } from '../../../rules/prescription.ts';
import { aContactLensRange, aPowerRange } from '../../../testing/fixtures.ts';
import { EMPTY_DRAFT, prescriptionOf, withSame, withValue, type PowerDraft } from '../powerDraft.ts';
import { missingCount } from './missingCount.ts';

const range = aPowerRange();
const progressive = aPowerRange({
  powerType: 'progressive',
  rows: [...range.rows, { ...range.rows[0]!, key: 'ap', range: { min: 0.75, max: 3.5, step: 0.25 } }],
});

function missingIn(draft: PowerDraft, of: PowerRange): number {
  const typed = prescriptionOf(draft, of);
  return missingCount(checkPrescription(typed, of), { draft, typed, range: of });
}

test('the values of both eyes are counted from the start, and each typed one reduces their number', () => {
  const right = withValue(EMPTY_DRAFT, 'right', 'sph', '-1.00');
  const both = withValue(withValue(right, 'right', 'ap', '+2.00'), 'left', 'sph', '-1.00');
  const drafts = [EMPTY_DRAFT, right, both, withValue(both, 'left', 'ap', '+2.00')];
  expect(drafts.map((draft) => missingIn(draft, progressive))).toEqual([4, 3, 1, 0]);
});

test('a left eye that repeats the right one has no value to type', () => {
  expect(missingIn(withSame(EMPTY_DRAFT, true), progressive)).toBe(2);
  expect(missingIn(EMPTY_DRAFT, range)).toBe(2);
});

test('contact lenses lack only what can be chosen, and an eye without boxes lacks nothing', () => {
  const contact = aContactLensRange();
  expect(missingIn(EMPTY_DRAFT, contact)).toBe(2);
  const right = withValue(EMPTY_DRAFT, 'left', 'boxes', '0');
  expect(missingIn(withValue(right, 'right', 'sph', '-2.25'), contact)).toBe(0);
});

test('the axis of a typed cylinder is counted beside the values of the other eye', () => {
  const cylinder = withValue(EMPTY_DRAFT, 'right', 'cyl', '-1.00');
  expect(missingIn(withValue(cylinder, 'right', 'sph', '-2.00'), range)).toBe(2);
});
