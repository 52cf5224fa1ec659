import { describe, expect, test } from 'vitest';
import { aContactLensRange, aPowerRange, aSavedPrescription } from '../../testing/fixtures.ts';
import {
  draftOf,
  EMPTY_DRAFT,
  eyesOf,
  laterPrescription,
  prescriptionOf,
  withSame,
  withValue,
  picturePrescription,
  savedDraft,
  wayOf,
  withWholePd,
} from './powerDraft.ts';
import { EYES } from '../../rules/finding.ts';

const right = withValue(withValue(EMPTY_DRAFT, 'right', 'sph', '-2.25'), 'right', 'cyl', '-0.75');

describe('a prescription while it is typed', () => {
  test('"same for both eyes" copies the right eye, and switching it off restores the left one', () => {
    const both = withValue(right, 'left', 'sph', '+0.25');
    expect(eyesOf(withSame(both, true)).left).toEqual({ sph: '-2.25', cyl: '-0.75' });
    expect(eyesOf(withSame(withSame(both, true), false)).left).toEqual({ sph: '+0.25' });
  });

  test('a left eye without values keeps the copy', () => {
    expect(withSame(withSame(right, true), false).left).toEqual(right.right);
    const boxed = withValue(withSame(right, true), 'left', 'boxes', '4');
    expect(withSame(boxed, false).left).toEqual({ ...right.right, boxes: '4' });
    const measured = withValue(right, 'left', 'pd', '31.5');
    expect(withSame(withSame(measured, true), false).left).toEqual({ ...right.right, pd: '31.5' });
  });

  test('a left eye that gets no lenses is restored, and nothing is copied if it was not the same', () => {
    const none = withValue(right, 'left', 'boxes', '0');
    expect(withSame(withSame(none, true), false)).toEqual(none);
    const boxed = withValue(right, 'left', 'boxes', '2');
    expect(withSame(boxed, false)).toEqual(boxed);
  });

  test('two distances become their sum, and one distance becomes two halves', () => {
    const two = withValue(withValue(right, 'right', 'pd', '31.0'), 'left', 'pd', '31.5');
    const one = withWholePd(two, true);
    expect(one.wholePd).toBe('62.5');
    expect(eyesOf(one).right.pd).toBe('62.5');
    expect(eyesOf(one).left.pd).toBe('62.5');
    expect(eyesOf(withWholePd(one, false)).left.pd).toBe('31.5');
    const corrected = withWholePd({ ...one, wholePd: '66.0' }, false);
    expect([corrected.right.pd, corrected.left.pd]).toEqual(['33.0', '33.0']);
    const typed = { ...right, wholePd: '64.0' };
    expect(eyesOf(withWholePd(typed, false)).right.pd).toBe('32.0');
  });

  test('one distance is split into halves on steps that give it again, for every total whose halves are those of an eye', () => {
    const split = (total: number, same = false) =>
      withWholePd({ ...right, same, wholePd: total.toFixed(1) }, false);
    for (let total = 40; total <= 79; total += 0.5)
      for (const same of [false, true]) {
        const two = split(total, same);
        const pds = EYES.map((eye) => Number(eyesOf(two)[eye].pd));
        expect(pds.map((pd) => pd % 0.5)).toEqual([0, 0]);
        expect(pds[0]! + pds[1]!).toBe(total);
        expect(withWholePd(two, true).wholePd).toBe(total.toFixed(1));
      }
    const odd = split(63.5);
    expect([odd.right.pd, odd.left.pd]).toEqual(['31.5', '32.0']);
    for (const total of [79.5, 80])
      expect(split(total)).toMatchObject({ right: { pd: '' }, left: { pd: '' } });
  });

  test('with the same for both eyes, two distances are those that are shown, and different halves switch it off', () => {
    const apart = withValue(withValue(right, 'right', 'pd', '31.0'), 'left', 'pd', '31.5');
    const same = withSame(apart, true);
    expect(withWholePd(same, true).wholePd).toBe('62.0');
    const odd = withWholePd({ ...withSame(right, true), wholePd: '63.5' }, false);
    expect(odd.same).toBe(false);
    expect(odd.left).toEqual({ ...right.right, pd: '32.0' });
    expect(withWholePd({ ...withSame(right, true), wholePd: '64.0' }, false).same).toBe(true);
  });

  test('RX-02 a stored prescription becomes a draft: without placeholders, and one distance as one number', () => {
    const sent = {
      right: { sph: '-2.25', pd: '62.0' },
      left: { sph: 'Call Me/Email Me for Power', pd: '62.0' },
      userName: 'Meera',
    };
    expect(draftOf(sent)).toEqual({
      right: { sph: '-2.25' },
      left: {},
      same: false,
      wholePd: '62.0',
      userName: 'Meera',
      picture: null,
      pdPicture: null,
    });
    const halves = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-2.00', pd: '31.5' } };
    expect(draftOf(halves)).toEqual({ ...EMPTY_DRAFT, ...halves });
    expect(draftOf({ imageFileName: 'paper.jpg' })).toEqual({ ...EMPTY_DRAFT, picture: 'paper.jpg' });
    const oneEye = { right: { sph: '-2.25', boxes: '2' } };
    expect(draftOf(oneEye)).toEqual({ ...EMPTY_DRAFT, ...oneEye, left: { boxes: '0' } });
  });

  test('RX-01 it is sent as two maps keyed by attribute, with their labels and the name of its owner', () => {
    const draft = withValue({ ...right, userName: ' Meera ' }, 'left', 'ap', '+1.50');
    expect(prescriptionOf(draft, aPowerRange())).toEqual({
      right: { sph: '-2.25', cyl: '-0.75' },
      left: {},
      labels: { sph: 'Sphere', cyl: 'Cylinder', axis: 'Axis', pd: 'Pupillary distance' },
      userName: 'Meera',
    });
  });

  test('each eye has one box of contact lenses from the start, and an eye with a power also the only base curve and diameter', () => {
    const one = { boxes: '1' };
    expect(prescriptionOf(EMPTY_DRAFT, aContactLensRange())).toMatchObject({ right: one, left: one });
    const { right: filled, left } = prescriptionOf(right, aContactLensRange());
    expect(filled).toEqual({ sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '1' });
    expect(left).toEqual(one);
    const without = withValue(right, 'left', 'boxes', '0');
    expect(prescriptionOf(without, aContactLensRange()).left).toEqual({ boxes: '0' });
  });

  test('RX-02 a power that is sent later is the placeholder, and contact lenses still have their number of boxes', () => {
    expect(laterPrescription(right)).toEqual({
      right: { sph: 'Call Me/Email Me for Power' },
      left: { sph: 'Call Me/Email Me for Power' },
    });
    const boxes = laterPrescription(withValue(right, 'left', 'boxes', '3'), aContactLensRange().rows);
    expect(boxes.left).toEqual({ sph: 'Call Me/Email Me for Power', boxes: '3' });
    const oneEye = laterPrescription(withValue(right, 'left', 'boxes', '0'), aContactLensRange().rows);
    expect(oneEye.left).toEqual({ boxes: '0' });
  });

  test('RX-10 a picture is sent with that of the pupillary distance, and for contact lenses with the boxes instead', () => {
    const draft = { ...right, userName: 'Meera', picture: 'a.jpg', pdPicture: 'b.jpg' };
    expect(picturePrescription(draft, aPowerRange().rows)).toEqual({
      imageFileName: 'a.jpg',
      pdImageFileName: 'b.jpg',
      userName: 'Meera',
    });
    expect(picturePrescription(withValue(draft, 'left', 'boxes', '0'), aContactLensRange().rows)).toEqual({
      right: { boxes: '1' },
      left: { boxes: '0' },
      imageFileName: 'a.jpg',
      userName: 'Meera',
    });
    expect(prescriptionOf(draft, aPowerRange())).not.toHaveProperty('imageFileName');
  });

  test('RX-10 the form of a prescription begins as a picture if it has nothing else', () => {
    const picture = draftOf({ right: { boxes: '2' }, imageFileName: 'a.jpg', pdImageFileName: 'b.jpg' });
    expect(picture).toMatchObject({ picture: 'a.jpg', pdPicture: 'b.jpg' });
    expect(wayOf(picture)).toBe('picture');
    expect(wayOf(draftOf({ right: { sph: '-2.25' }, imageFileName: 'a.jpg' }))).toBe('typed');
    expect(wayOf(EMPTY_DRAFT)).toBe('typed');
    const saved = savedDraft(aSavedPrescription({ left: null, right: null, imageFileName: 'a.jpg' }));
    expect([saved.picture, saved.userName, wayOf(saved)]).toEqual(['a.jpg', 'Ananya', 'picture']);
  });
});
