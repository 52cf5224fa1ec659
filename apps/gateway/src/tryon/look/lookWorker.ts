import { parentPort } from 'node:worker_threads';
import { composeLook, type LookParts } from './composeLook.ts';

/** Draws the looks that the gateway's main thread asks for, one after the other. */
parentPort?.on('message', ({ id, parts }: { id: number; parts: LookParts }) => {
  composeLook(parts).then(
    (jpeg) => parentPort?.postMessage({ id, jpeg }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'unknown' }),
  );
});
