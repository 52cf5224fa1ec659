import { useSyncExternalStore } from 'react';
import type { QuizAnswers } from '../rules/sizeQuiz.ts';

const KEY = 'lunette.size-quiz';
const NONE: QuizAnswers = {};
const listeners = new Set<() => void>();
/** The answers, and what the storage of the tab had when they were read or kept. */
let kept: { text: string | null; answers: QuizAnswers } | null = null;

/** What has been answered in this tab: it outlives a reload, and is nothing on a server. */
export function useQuizDraft(): QuizAnswers {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Keeps an answer (null: forgets all of them). */
export function keepAnswers(answers: QuizAnswers | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Without storage the answers live as long as the page.
  }
  kept = { text: stored(), answers: answers ?? NONE };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the tab has: a logout may have taken it out of the storage. */
function read(): QuizAnswers {
  const text = stored();
  if (!kept || kept.text !== text) kept = { text, answers: parsed(text) };
  return kept.answers;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): QuizAnswers {
  try {
    return text === null ? NONE : (JSON.parse(text) as QuizAnswers);
  } catch {
    return NONE;
  }
}
