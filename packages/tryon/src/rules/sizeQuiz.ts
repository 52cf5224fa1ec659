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

export type QuestionId = (typeof QUIZ)[number]['id'];

/** What has been answered; `width` goes with the answer that one fits and its width is known. */
export type QuizAnswers = Partial<Record<QuestionId, string>> & { width?: number };

export interface QuizResult {
  faceWidth: number;
  frameSizeId: FrameSizeId;
  errorMm: number;
}

interface Estimate {
  mm: number;
  /** Its own error, one standard deviation in millimetres. */
  error: number;
}

/** Breadths of faces at the temples, as frames are built for: mean and spread. */
const WHO: Record<string, Estimate> = {
  woman: { mm: 132, error: 5 },
  man: { mm: 139, error: 5 },
  child: { mm: 120, error: 5 },
};
/** Head girth and face breadth go together, loosely: a hat says 6 mm more or less. */
const HAT: Record<string, Estimate> = {
  s: { mm: 127, error: 6 },
  m: { mm: 133, error: 6 },
  l: { mm: 139, error: 6 },
  xl: { mm: 145, error: 6 },
};
/** A card of 85.6 mm from the edge of the face reaches half the face and so far beyond: where it ends tells the width. */
const CARD: Record<string, Estimate> = {
  beyond: { mm: 121, error: 3.5 },
  pupil: { mm: 129, error: 3 },
  between: { mm: 137, error: 3 },
  corner: { mm: 147, error: 3.5 },
};
/** A frame that slips is wider than the face, one that pinches is narrower. */
const SIT: Record<string, number> = { slip: -5, pinch: 5 };
const WEAR: Record<string, number> = { snug: -1.5, roomy: 1.5 };

/** The narrowest and widest frame whose width somebody may have measured. */
export const FRAME_WIDTHS = { least: 100, most: 170 };

/** The size that answers lead to: estimates weighed by their errors. Null while nothing tells anything. */
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

/** What keeps a question from being left: no answer yet, or a width that no frame has. Null when it may be. */
export function faultOf(question: QuestionId, answers: QuizAnswers): 'missing' | 'width' | null {
  if (!answers[question]) return 'missing';
  if (question !== 'now' || answers.now !== 'known') return null;
  const width = answers.width ?? 0;
  return width >= FRAME_WIDTHS.least && width <= FRAME_WIDTHS.most ? null : 'width';
}
