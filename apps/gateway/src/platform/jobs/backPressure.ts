import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** So many calls at once keep the processors busy. */
const MANY = 4;
/** With two jobs at a time eight of them still begin in each second of the longest rush. */
const PAUSE_MS = 250;

/** Counts the calls that a server is answering; the function it gives waits a moment where they are many. */
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
