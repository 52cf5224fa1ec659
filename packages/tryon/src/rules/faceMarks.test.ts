import { describe, expect, test } from 'vitest';
import { measureFace, readMarks, type FaceMarks } from './faceMarks.ts';

const PICTURE = { width: 1000, height: 1000 };
/** Five pixels to a millimetre. */
const FACE: FaceMarks = {
  rightPupil: { x: 0.342, y: 0.4 },
  leftPupil: { x: 0.658, y: 0.4 },
  rightSide: { x: 0.155, y: 0.4 },
  leftSide: { x: 0.845, y: 0.4 },
};
const CARD: FaceMarks['card'] = [
  { x: 0.286, y: 0.8 },
  { x: 0.714, y: 0.8 },
];

describe('a face is measured by its marks', () => {
  test('the scale is taken from a bank card of 85.6 mm, or from a known pupillary distance', () => {
    expect(measureFace({ ...FACE, card: CARD }, PICTURE)).toMatchObject({
      pd: 63,
      faceWidth: 138,
      errorMm: 2,
    });
    expect(measureFace({ ...FACE, pd: 58 }, PICTURE)).toMatchObject({ pd: 58, faceWidth: 126.5 });
  });

  test('without either the measure is an estimate and has a larger error', () => {
    expect(measureFace(FACE, PICTURE)?.errorMm).toBe(7);
  });

  test('the tilt of a head is given in degrees', () => {
    const lean = ({ x, y }: { x: number; y: number }) => ({ x: x + (y - 0.5) * 0.2, y: y + (x - 0.5) * 0.2 });
    const leaning = { ...FACE, rightPupil: lean(FACE.rightPupil), leftPupil: lean(FACE.leftPupil) };
    const roll = measureFace(leaning, PICTURE)?.roll ?? 0;
    expect(Math.round(roll)).toBe(11);
  });

  test('marks that do not form a face give no measures', () => {
    expect(measureFace({ ...FACE, leftPupil: FACE.rightPupil }, PICTURE)).toBeNull();
    expect(
      measureFace({ ...FACE, rightSide: FACE.rightPupil, leftSide: FACE.leftPupil }, PICTURE),
    ).toBeNull();
  });

  test('marks are read from a text, and an invalid text is refused', () => {
    expect(readMarks(JSON.stringify({ ...FACE, card: CARD, pd: 62 }))).toEqual({
      ...FACE,
      card: CARD,
      pd: 62,
    });
    for (const text of [
      undefined,
      '',
      '{',
      '[]',
      '{"rightPupil":{"x":2,"y":0}}',
      JSON.stringify({ ...FACE, pd: 9 }),
    ])
      expect(readMarks(text)).toBeNull();
  });
});
