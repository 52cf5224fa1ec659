import { useSyncExternalStore } from 'react';
import type { QuizAnswers } from '../rules/sizeQuiz.ts';

const KEY = 'lunette.size-quiz';
const NONE: QuizAnswers = {};
const listeners = new Set<() => void>();
let kept: { text: string; answers: QuizAnswers } | null = null;

/** What has been answered in this tab: it outlives a reload, and is nothing on a server. */
export function useQuizDraft(): QuizAnswers {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Keeps an answer (null: forgets all of them). */
export function keepAnswers(answers: QuizAnswers | null): void {
  const text = answers === null ? '' : JSON.stringify(answers);
  kept = { text, answers: answers ?? NONE };
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the answers live as long as the page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): QuizAnswers {
  kept ??= stored();
  return kept.answers;
}

function stored(): { text: string; answers: QuizAnswers } {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    return { text, answers: text === '' ? NONE : (JSON.parse(text) as QuizAnswers) };
  } catch {
    return { text: '', answers: NONE };
  }
}
