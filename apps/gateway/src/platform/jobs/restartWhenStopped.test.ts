import { expect, test, vi } from 'vitest';
import { RESTART_MS, restartWhenStopped, STOP_MS } from './restartWhenStopped.ts';

/** A worker that runs until it is stopped or fails. */
function aWorker() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = vi.fn(() => {
    resolve();
    return promise;
  });
  return { worker: { promise, stop }, fail: () => reject(new Error('the database is lost')) };
}

const log = { warn: vi.fn() };

test('a worker that stopped by itself is started again, and the restarted worker can be stopped', async () => {
  const [first, second] = [aWorker(), aWorker()];
  const start = vi.fn().mockResolvedValueOnce(first.worker).mockResolvedValueOnce(second.worker);
  const end = await restartWhenStopped(log, start);
  first.fail();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), { timeout: 3 * RESTART_MS });
  await end();
  expect(second.worker.stop).toHaveBeenCalledOnce();
});

test('a worker that is being started again while the stop is requested is stopped too', async () => {
  const [first, second] = [aWorker(), aWorker()];
  const starting = Promise.withResolvers<typeof second.worker>();
  const start = vi.fn().mockResolvedValueOnce(first.worker).mockReturnValueOnce(starting.promise);
  const end = await restartWhenStopped(log, start);
  first.fail();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), { timeout: 3 * RESTART_MS });
  const ended = end();
  starting.resolve(second.worker);
  await ended;
  expect(second.worker.stop).toHaveBeenCalledOnce();
});

test('if stopping a worker fails because it is already stopping, its end is awaited', async () => {
  const { worker, fail } = aWorker();
  worker.stop.mockReturnValue(Promise.reject(new Error('is already stopped')));
  const end = await restartWhenStopped(log, vi.fn().mockResolvedValue(worker));
  const ended = end();
  fail();
  await expect(ended).resolves.toBeUndefined();
});

test(
  'a worker that does not stop, because it waits for its database, does not hold up the stop for long',
  async () => {
    const { worker } = aWorker();
    worker.stop.mockReturnValue(Promise.withResolvers<void>().promise);
    const end = await restartWhenStopped(log, vi.fn().mockResolvedValue(worker));
    await expect(end()).resolves.toBeUndefined();
    expect(worker.stop).toHaveBeenCalledOnce();
  },
  STOP_MS * 2,
);
