import { median } from '../load/load.ts';
import { memory } from '../load/process.ts';
import { waitForJobs } from '../store/waitForJobs.ts';
import type { Row } from '../report/report.ts';
import type { Store } from '../store/store.ts';

const SERVERS = ['sandbox', 'gateway', 'desktop', 'mobile-web'];
const ROUNDS = 5;

/** Measures how soon the built store answers on existing data, and the memory of each server then. */
export async function measureStarts(store: Store): Promise<Row[]> {
  // After this, data exist even if no other part ran before, and no message waits to be sent.
  await store.start(SERVERS);
  await waitForJobs(store.databaseUrl);
  await store.stop(SERVERS);
  const whole = await middleOf(() => timed(store, SERVERS));
  const gateway = await middleOf(() => timed(store, ['gateway']));
  await store.start(SERVERS);
  const held = SERVERS.map((name) => ({
    name: `memory of ${name}, MB`,
    value: Math.round(memory(store.pid(name))),
  }));
  await store.stop(SERVERS);
  return [
    { name: 'the whole store answers, s', value: whole, 'at most': 3 },
    { name: 'the gateway answers, s', value: gateway, 'at most': 1 },
    ...held,
  ];
}

async function timed(store: Store, names: string[]): Promise<number> {
  const begun = performance.now();
  await store.start(names);
  const seconds = (performance.now() - begun) / 1000;
  await store.stop(names);
  return Math.round(seconds * 100) / 100;
}

async function middleOf(run: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await run());
  return median(values);
}
