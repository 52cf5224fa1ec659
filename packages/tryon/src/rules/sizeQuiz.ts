import { frameSizeId, type FrameSizeId } from './frameSizeId.ts';

/** The questions in their order, each with its answers (O-04). */
export const QUIZ = [
  { id: 'who', answers: ['woman', 'man', 'child'] },
  { id: 'now', answers: ['known', 'none'] },
  { id: 'sit', answers: ['fine', 'slip', 'pinch', 'skip'] },
  { id: 'card', answers: ['beyond', 'pupil', 'between', 'corner', 'skip'] },
  { id: 'hat', answers: ['s', 'm', 'l', 'xl', 'skip'] },
  { id: 'wear', answers: ['snug', 'usual', 'roomy'] },
] as const;

/** The id of a question. */
export type QuestionId = (typeof QUIZ)[number]['id'];

/** The answers; with the answer that the width of a worn frame is known, `width` is that width in millimetres. */
export type QuizAnswers = Partial<Record<QuestionId, string>> & { width?: number };

/** The result of the quiz: the width of the face and its possible error in millimetres, and the frame-size id. */
export interface QuizResult {
  faceWidth: number;
  frameSizeId: FrameSizeId;
  errorMm: number;
}

interface Estimate {
  mm: number;
  /** The error of the estimate: one standard deviation in millimetres. */
  error: number;
}

/** Widths of faces at the temples, as frames are made for them: mean and standard deviation. */
const WHO: Record<string, Estimate> = {
  woman: { mm: 132, error: 5 },
  man: { mm: 139, error: 5 },
  child: { mm: 120, error: 5 },
};
/** Head girth and face width are weakly related: a hat size gives the width to within 6 mm. */
const HAT: Record<string, Estimate> = {
  s: { mm: 127, error: 6 },
  m: { mm: 133, error: 6 },
  l: { mm: 139, error: 6 },
  xl: { mm: 145, error: 6 },
};
/**
 * A card of 85.6 mm, held with one end at the edge of the face, reaches beyond the middle of the face: the place of its
 * other end gives the width.
 */
const CARD: Record<string, Estimate> = {
  beyond: { mm: 121, error: 3.5 },
  pupil: { mm: 129, error: 3 },
  between: { mm: 137, error: 3 },
  corner: { mm: 147, error: 3.5 },
};
/** A frame that slips is wider than the face, one that pinches is narrower. */
const SIT: Record<string, number> = { slip: -5, pinch: 5 };
const WEAR: Record<string, number> = { snug: -1.5, roomy: 1.5 };

/** The narrowest and the widest possible frame width, in millimetres. */
export const FRAME_WIDTHS = { least: 100, most: 170 };

/** The size by the answers: the mean of the estimates, weighted by their errors. Null without any estimate. */
export function sizeFromAnswers(answers: QuizAnswers): QuizResult | null {
  const worn: Estimate[] =
    answers.now === 'known' && answers.width
      ? [{ mm: answers.width + (SIT[answers.sit ?? ''] ?? 0), error: answers.sit === 'fine' ? 1.5 : 3 }]
      : [];
  const estimates = [
    ...worn,
    ...[WHO[answers.who ?? ''], CARD[answers.card ?? ''], HAT[answers.hat ?? '']].filter(
      (estimate) => estimate !== undefined,
    ),
  ];
  if (estimates.length === 0) return null;
  const weight = estimates.reduce((sum, { error }) => sum + 1 / error ** 2, 0);
  const mean = estimates.reduce((sum, { mm, error }) => sum + mm / error ** 2, 0) / weight;
  const faceWidth = Math.round(mean + (WEAR[answers.wear ?? ''] ?? 0));
  return {
    faceWidth,
    frameSizeId: frameSizeId(faceWidth),
    errorMm: Math.max(1, Math.round(Math.sqrt(1 / weight))),
  };
}

/** Why a question cannot be left: no answer yet, or a width that is impossible for a frame. Null if it can be left. */
export function faultOf(question: QuestionId, answers: QuizAnswers): 'missing' | 'width' | null {
  if (!answers[question]) return 'missing';
  if (question !== 'now' || answers.now !== 'known') return null;
  const width = answers.width ?? 0;
  return width >= FRAME_WIDTHS.least && width <= FRAME_WIDTHS.most ? null : 'width';
}
