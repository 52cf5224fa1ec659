import { Pool } from 'undici';
import { cpuSeconds } from './process.ts';

/** One HTTP call to send. */
export interface LoadRequest {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * The cost of a number of calls: calls per second, milliseconds of waiting, and milliseconds of the server's CPU for each call.
 */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
}

const CALLERS = 10;

/** A server and the calls that it is sent. */
export interface Target {
  origin: string;
  pid: number;
  requests: LoadRequest[];
}

/**
 * Sends the requests from ten concurrent callers; each sends the next request as soon as its last one is answered. A refusal
 * stops the run.
 */
export async function load(origin: string, pid: number, requests: LoadRequest[]): Promise<Load> {
  const [run] = await loadInTurn([{ origin, pid, requests }], 1);
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

/**
 * Sends the requests of several servers in turn, one slice each time, so that all run under the same conditions, because the
 * speed of a machine changes within seconds.
 */
export async function loadInTurn(targets: Target[], slices: number): Promise<Load[]> {
  const runs = targets.map(({ origin, pid, requests }) => new Run(origin, pid, requests, slices));
  for (let slice = 0; slice < slices; slice++) for (const run of runs) await run.next();
  return Promise.all(runs.map((run) => run.end()));
}

class Run {
  readonly #pool: Pool;
  readonly #pid: number;
  readonly #requests: LoadRequest[];
  readonly #size: number;
  readonly #waits: number[] = [];
  #sent = 0;
  #ms = 0;
  #cpu = 0;

  constructor(origin: string, pid: number, requests: LoadRequest[], slices: number) {
    this.#pool = new Pool(origin, { connections: CALLERS });
    this.#pid = pid;
    this.#requests = requests;
    this.#size = Math.ceil(requests.length / slices);
  }

  async next(): Promise<void> {
    const slice = this.#requests.slice(this.#sent, (this.#sent += this.#size));
    const left = slice.values();
    const caller = async () => {
      for (const request of left) {
        const sent = performance.now();
        await send(this.#pool, request);
        this.#waits.push(performance.now() - sent);
      }
    };
    const cpu = cpuSeconds(this.#pid);
    const begun = performance.now();
    await Promise.all(Array.from({ length: CALLERS }, caller));
    this.#ms += performance.now() - begun;
    this.#cpu += cpuSeconds(this.#pid) - cpu;
  }

  async end(): Promise<Load> {
    await this.#pool.close();
    const { length } = this.#waits;
    this.#waits.sort((a, b) => a - b);
    return {
      perSecond: (length * 1000) / this.#ms,
      p50: quantile(this.#waits, 0.5),
      p99: quantile(this.#waits, 0.99),
      cpu: (this.#cpu * 1000) / length,
    };
  }
}

async function send(pool: Pool, { method = 'GET', path, headers, body }: LoadRequest): Promise<void> {
  const answer = await pool.request({
    method,
    path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
}

/** The quantile of sorted values for a share from 0 to 1. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of values in any order. */
export const median = (values: number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The run with the median number of calls per second. */
export function middle(runs: Load[]): Load {
  const sorted = [...runs].sort((a, b) => a.perSecond - b.perSecond);
  const run = sorted[Math.floor(sorted.length / 2)];
  if (!run) throw new Error('There is no run to take the middle of.');
  return run;
}
