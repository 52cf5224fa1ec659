import { Worker } from 'node:worker_threads';
import { refuse } from '../../platform/http/refuse.ts';
import type { LookParts } from './composeLook.ts';

/** The most looks that may wait for the thread; further callers get 503 and can try again. */
const MOST_WAITING = 24;

interface Answer {
  id: number;
  jpeg?: Uint8Array;
  error?: string;
}

interface PendingLook {
  resolve: (jpeg: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** A thread that runs from source needs the export condition that finds the sources of the packages. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const waiting = new Map<number, PendingLook>();
let thread: Worker | null = null;
let last = 0;

/** Draws a look in a separate thread, so that other calls go on meanwhile; throws 503 when too many are waiting. */
export function composeInThread(parts: LookParts): Promise<Uint8Array> {
  if (waiting.size >= MOST_WAITING) throw refuse(503, 'overloaded', 'platform.unavailable');
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    running().postMessage({ id, parts });
  });
}

/** The thread starts with the first look. If it ends, the next look starts another one. */
function running(): Worker {
  if (thread) return thread;
  const begun = new Worker(new URL(IS_SOURCE ? './lookWorker.ts' : './lookWorker.js', import.meta.url), {
    ...(IS_SOURCE && { execArgv: ['--conditions=@lunette/source'] }),
  });
  begun.on('message', ({ id, jpeg, error }: Answer) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (jpeg) request?.resolve(jpeg);
    else request?.reject(new Error(`A look could not be drawn: ${error ?? 'unknown'}`));
  });
  const ended = (error?: Error) => {
    if (thread === begun) thread = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(error ?? new Error('The thread that draws looks has ended'));
  };
  begun.on('error', ended);
  begun.on('exit', () => ended());
  // A gateway that stops does not wait for it.
  begun.unref();
  thread = begun;
  return begun;
}
