import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME_SIZE_IDS, frameSizeId, sizeOfId } from './frameSizeId.ts';
import { faultOf, QUIZ, sizeFromAnswers, type QuizAnswers } from './sizeQuiz.ts';

const anyAnswers: fc.Arbitrary<QuizAnswers> = fc
  .record({
    ...Object.fromEntries(
      QUIZ.map(({ id, answers }) => [id, fc.constantFrom(...(answers as readonly string[]))]),
    ),
    width: fc.integer({ min: 100, max: 170 }),
  })
  .map((answers) => answers as QuizAnswers);

describe('the size quiz', () => {
  test('TRY-09 the size quiz has six questions, and any answers lead to a frame-size id', () => {
    expect(QUIZ).toHaveLength(6);
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const found = sizeFromAnswers(answers);
        expect(Object.values(FRAME_SIZE_IDS)).toContain(found?.frameSizeId);
        expect(found?.frameSizeId).toBe(frameSizeId(found?.faceWidth ?? 0));
      }),
    );
  });

  test('a measured frame that fits decides nearly alone; a frame that slips is wider than the face', () => {
    const worn = {
      who: 'man',
      now: 'known',
      width: 128,
      sit: 'fine',
      card: 'skip',
      hat: 'skip',
      wear: 'usual',
    };
    expect(sizeFromAnswers(worn)).toEqual({ faceWidth: 129, frameSizeId: '23557', errorMm: 1 });
    expect(sizeFromAnswers({ ...worn, sit: 'slip' })?.faceWidth).toBeLessThan(128);
    expect(sizeFromAnswers({ ...worn, sit: 'pinch' })?.faceWidth).toBeGreaterThan(131);
  });

  test('the further a card reaches, the narrower the face', () => {
    const widths = ['beyond', 'pupil', 'between', 'corner'].map(
      (card) => sizeFromAnswers({ who: 'woman', card })?.faceWidth ?? 0,
    );
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  test('a question can be left with an answer, and with a width that is possible for a frame', () => {
    expect(faultOf('who', {})).toBe('missing');
    expect(faultOf('who', { who: 'man' })).toBeNull();
    expect(faultOf('now', { now: 'known' })).toBe('width');
    expect(faultOf('now', { now: 'known', width: 62 })).toBe('width');
    expect(faultOf('now', { now: 'known', width: 134 })).toBeNull();
  });
});

test('TRY-08 the ids of the five sizes are medium 11341, extra narrow 23559, narrow 23557, wide 23555, extra wide 23553', () => {
  expect(FRAME_SIZE_IDS).toEqual({
    Medium: '11341',
    'Extra narrow': '23559',
    Narrow: '23557',
    Wide: '23555',
    'Extra wide': '23553',
  });
  for (const [size, id] of Object.entries(FRAME_SIZE_IDS)) expect(sizeOfId(id)).toBe(size);
});
