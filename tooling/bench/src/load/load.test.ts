import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { load, loadInTurn, median, middle, quantile } from './load.ts';

const seen: string[] = [];
const server = createServer(({ url }, answer) => {
  seen.push(url ?? '');
  answer.writeHead(url === '/bad' ? 422 : 200).end('no such lens');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  seen.length = 0;
});

test('every request is sent once, and a refusal stops the run with the server’s message', async () => {
  const run = await load(origin, process.pid, [{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
  expect(seen.sort()).toEqual(['/a', '/b', '/c']);
  expect(run.p99).toBeGreaterThanOrEqual(run.p50);
  await expect(load(origin, process.pid, [{ path: '/bad' }])).rejects.toThrow('422 no such lens');
});

test('several servers are called in turn, each with all of its requests', async () => {
  const target = (path: string, count: number) => ({
    origin,
    pid: process.pid,
    requests: Array.from({ length: count }, () => ({ path })),
  });
  const runs = await loadInTurn([target('/few', 4), target('/many', 7)], 2);
  const of = (path: string, count: number) => Array.from({ length: count }, () => path);
  expect(seen).toEqual([...of('/few', 2), ...of('/many', 4), ...of('/few', 2), ...of('/many', 3)]);
  expect(runs.map(({ perSecond }) => perSecond > 0)).toEqual([true, true]);
});

test('quantiles are read from sorted values; of several runs the median one counts', () => {
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.5)).toBe(6);
  expect(median([30, 10, 20])).toBe(20);
  const run = (perSecond: number) => ({ perSecond, p50: 1, p99: 1, cpu: 1 });
  expect(middle([run(30), run(10), run(20)]).perSecond).toBe(20);
});
