import { useState } from 'react';

/**
 * The idempotency key of an attempt. The same content keeps its key until the gateway has answered, so that a double
 * click and a second try after a lost answer are the same attempt; other content is another one.
 */
export function attempt() {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: crypto.randomUUID() };
      return current.key;
    },
    /** Tells how a call ended. Without a word of the gateway the attempt goes on. */
    ended(error?: { status: number | string }): void {
      const answered = error === undefined || (typeof error.status === 'number' && error.status < 500);
      if (answered) current = null;
    },
  };
}

/** One `attempt` for the life of a component. */
export function useAttempt(): ReturnType<typeof attempt> {
  return useState(attempt)[0];
}
