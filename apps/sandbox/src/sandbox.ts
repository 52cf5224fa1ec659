import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from './settings.ts';

/** The present faults of the sandbox; set through `/control`, and gone with the process. */
export interface Faults {
  provider: { mode: 'up' | 'down' | 'slow'; delayMs: number };
  webhooks: { mode: 'normal' | 'late' | 'doubled' | 'out_of_order' | 'off'; delayMs: number };
}

/** The state that every part of the sandbox works with. */
export interface Sandbox {
  settings: Settings;
  database: DatabaseSync;
  faults: Faults;
  now: () => number;
  /** Waits; tests replace it by a function that does not. */
  sleep: (milliseconds: number) => Promise<unknown>;
}
