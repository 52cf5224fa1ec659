import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The number of concurrent calls that keeps the processors busy. */
const MANY = 4;
/** How long a job waits; with two workers eight jobs a second still begin under a constant load. */
const PAUSE_MS = 250;

/** Counts the calls that a server is answering. The returned function waits a moment while there are many of them. */
export function backPressure(server: Server): () => Promise<void> {
  let underWay = 0;
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return async () => {
    if (underWay >= MANY) await sleep(PAUSE_MS);
  };
}
