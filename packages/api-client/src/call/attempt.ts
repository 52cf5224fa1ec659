import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';

/**
 * The idempotency key of an attempt. The same content keeps its key until the gateway has answered, so that a double
 * click and a retry after a lost answer are the same attempt; other content starts a new one.
 */
export function attempt() {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: crypto.randomUUID() };
      return current.key;
    },
    /** Reports how a call ended. Without an answer of the gateway, or with a status from 500, the attempt continues. */
    ended: (error?: { status: number | string } | SerializedError): void => {
      const status = error && 'status' in error ? error.status : 0;
      const answered = error === undefined || (typeof status === 'number' && status > 0 && status < 500);
      if (answered) current = null;
    },
  };
}

/** One `attempt` for the lifetime of a component. */
export function useAttempt(): ReturnType<typeof attempt> {
  return useState(attempt)[0];
}
