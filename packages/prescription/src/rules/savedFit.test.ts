import { expect, test } from 'vitest';
import type { SavedPrescription } from '../contract/prescription.ts';
import { aContactLensRange, aPowerRange } from '../testing/fixtures.ts';
import { savedFit } from './savedFit.ts';

type Saved = Pick<SavedPrescription, 'left' | 'right' | 'powerType'>;
const glasses: Saved = { powerType: 'single_vision', right: { sph: '-2.25' }, left: { sph: '-2.00' } };
const codes = (saved: Saved, range = aPowerRange()) => {
  const { verdict, findings } = savedFit(saved, range);
  return [verdict, ...findings.map(({ eye, finding }) => `${eye} ${finding.key} ${finding.code}`)];
};

test('RX-08 a saved power fits goods whose rules it passes; otherwise the findings say why not', () => {
  expect(codes(glasses)).toEqual(['fits']);
  expect(codes({ ...glasses, right: { sph: '-19.00' } })).toContain('right sph out_of_range');
  expect(codes({ ...glasses, right: { sph: '-19.00' } })[0]).toBe('faulty');
  expect(codes({ ...glasses, right: { sph: '-6.25' } })).toEqual(['fits', 'left sph eyes_differ']);
  expect(codes({ ...glasses, powerType: 'progressive', left: { sph: '-2.00', ap: '+1.50' } })).toContain(
    'left ap value_needless',
  );
});

test('RX-10 a saved power that is only a picture fits goods of its kind', () => {
  const picture = { powerType: 'single_vision' as const, right: null, left: null, imageFileName: 'a.jpg' };
  expect(savedFit(picture, aPowerRange())).toEqual({ verdict: 'fits', kind: 'distance', findings: [] });
  expect(savedFit(picture, aContactLensRange()).verdict).toBe('unsuitable');
  expect(savedFit({ ...picture, imageFileName: null }, aPowerRange()).verdict).toBe('faulty');
});

test('RX-08 a saved power with a picture of the pupillary distance has no warning about it', () => {
  const { rows } = aPowerRange();
  const range = aPowerRange({ powerType: 'progressive', rows: [...rows, { ...rows[0]!, key: 'ap' }] });
  const eye = { sph: '-2.00', ap: '+2.00' };
  const saved = { powerType: 'progressive' as const, right: eye, left: eye };
  expect(codes(saved, range)).toEqual(['fits', 'left pd distance_missing']);
  expect(savedFit({ ...saved, pdImageFileName: 'pd.jpg' }, range).findings).toEqual([]);
});

test('RX-08 glasses, contact lenses and reading glasses need different powers', () => {
  const contact: Saved = { ...glasses, powerType: 'contact_lens' };
  const reading: Saved = { ...glasses, powerType: 'reading' };
  expect(savedFit(contact, aPowerRange())).toEqual({ verdict: 'unsuitable', kind: 'contact', findings: [] });
  expect(savedFit(glasses, aContactLensRange()).verdict).toBe('unsuitable');
  expect(savedFit(reading, aPowerRange()).verdict).toBe('unsuitable');
  expect(savedFit(glasses, aPowerRange({ powerType: 'reading' })).kind).toBe('distance');
  expect(savedFit(glasses, aPowerRange({ powerType: 'progressive' })).verdict).toBe('fits');
});
