import { Pool } from 'undici';
import { cpuSeconds } from './process.ts';

/** One HTTP call, as it will be sent. */
export interface Shot {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What a number of calls cost: calls per second, milliseconds of waiting, and milliseconds of the server's CPU a call. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
}

const CALLERS = 10;

/** Sends the shots from ten callers at once, each its next one as soon as it has been answered; a refusal stops the run. */
export async function load(origin: string, pid: number, shots: Shot[]): Promise<Load> {
  const pool = new Pool(origin, { connections: CALLERS });
  const waits: number[] = [];
  const left = shots.values();
  const cpu = cpuSeconds(pid);
  const begun = performance.now();
  const caller = async () => {
    for (const shot of left) {
      const sent = performance.now();
      await send(pool, shot);
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const seconds = (performance.now() - begun) / 1000;
  const used = cpuSeconds(pid) - cpu;
  await pool.close();
  waits.sort((a, b) => a - b);
  return {
    perSecond: shots.length / seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    cpu: (used * 1000) / shots.length,
  };
}

async function send(pool: Pool, { method = 'GET', path, headers, body }: Shot): Promise<void> {
  const answer = await pool.request({
    method,
    path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
}

/** The value below which a share of sorted values lies. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one of some values, in whatever order. */
export const median = (values: number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The middle run of several, by its calls per second. */
export function middle(runs: Load[]): Load {
  const sorted = [...runs].sort((a, b) => a.perSecond - b.perSecond);
  const run = sorted[Math.floor(sorted.length / 2)];
  if (!run) throw new Error('There is no run to take the middle of.');
  return run;
}
