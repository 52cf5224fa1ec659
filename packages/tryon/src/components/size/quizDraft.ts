import { tabStorage } from '@lunette/api-client';
import { useSyncExternalStore } from 'react';
import type { QuizAnswers } from '../../rules/sizeQuiz.ts';

const draft = tabStorage<QuizAnswers>('size-quiz');
const NONE: QuizAnswers = {};
const listeners = new Set<() => void>();
/**
 * The answers, and the tab's stored text when they were read or written. If the tab stores nothing, they last as long
 * as the page.
 */
let kept: { text: string; answers: QuizAnswers } | null = null;

/** The answers that were given in this tab. They remain after a reload, and are empty on a server. */
export function useQuizDraft(): QuizAnswers {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Stores the answers (null removes all of them). */
export function saveAnswers(answers: QuizAnswers | null): void {
  draft.write(answers);
  kept = { text: JSON.stringify(draft.read()), answers: answers ?? NONE };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The stored answers of the tab. The object stays the same while the text is unchanged; a logout may have removed it.
 */
function read(): QuizAnswers {
  const answers = draft.read();
  const text = JSON.stringify(answers);
  if (kept?.text !== text) kept = { text, answers: answers ?? NONE };
  return kept.answers;
}
