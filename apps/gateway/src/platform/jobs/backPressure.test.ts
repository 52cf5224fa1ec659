import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { backPressure } from './backPressure.ts';

/** Whether a job begins at once. */
async function beginsAtOnce(pause: () => Promise<void>): Promise<boolean> {
  const waiting = pause().then(() => 'begun');
  return (await Promise.race([waiting, sleep(0, 'waits')])) === 'begun';
}

test('a job waits a moment while many calls are in progress, and no longer', async () => {
  const server = new EventEmitter();
  const pause = backPressure(server as Server);
  expect(await beginsAtOnce(pause)).toBe(true);
  const responses = Array.from({ length: 4 }, () => new EventEmitter());
  for (const response of responses) server.emit('request', {}, response);
  expect(await beginsAtOnce(pause)).toBe(false);
  await pause();
  const closed = once(responses[0] as EventEmitter, 'close');
  responses[0]?.emit('close');
  await closed;
  expect(await beginsAtOnce(pause)).toBe(true);
});
