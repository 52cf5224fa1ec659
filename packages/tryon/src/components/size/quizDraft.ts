import { tabStorage } from '@lunette/api-client';
import { useSyncExternalStore } from 'react';
import type { QuizAnswers } from '../../rules/sizeQuiz.ts';

const draft = tabStorage<QuizAnswers>('size-quiz');
const NONE: QuizAnswers = {};
const listeners = new Set<() => void>();
/** The answers, and what the tab had when they were read or kept: where it keeps nothing they live as long as the page. */
let kept: { text: string; answers: QuizAnswers } | null = null;

/** What has been answered in this tab: it outlives a reload, and is nothing on a server. */
export function useQuizDraft(): QuizAnswers {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Keeps an answer (null: forgets all of them). */
export function saveAnswers(answers: QuizAnswers | null): void {
  draft.write(answers);
  kept = { text: JSON.stringify(draft.read()), answers: answers ?? NONE };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the tab has, the same object for as long as it has the same: a logout may have taken it out. */
function read(): QuizAnswers {
  const answers = draft.read();
  const text = JSON.stringify(answers);
  if (kept?.text !== text) kept = { text, answers: answers ?? NONE };
  return kept.answers;
}
