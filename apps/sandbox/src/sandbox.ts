import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from './settings.ts';

/** The failures that the sandbox simulates now; they are set through `/control` and end with the process. */
export interface SimulatedFailures {
  provider: { mode: 'up' | 'down' | 'slow'; delayMs: number };
  webhooks: { mode: 'normal' | 'late' | 'doubled' | 'out_of_order' | 'off'; delayMs: number };
}

/** The state that every part of the sandbox works with. */
export interface Sandbox {
  settings: Settings;
  database: DatabaseSync;
  failures: SimulatedFailures;
  now: () => number;
  /** Waits; tests replace it with a function that does not wait. */
  sleep: (milliseconds: number) => Promise<unknown>;
}
