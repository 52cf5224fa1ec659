import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from './settings.ts';

/** The faults that the sandbox shows for the moment; set through `/control`, gone with the process. */
export interface Faults {
  provider: { mode: 'up' | 'down' | 'slow'; delayMs: number };
  webhooks: { mode: 'normal' | 'late' | 'doubled' | 'out_of_order' | 'off'; delayMs: number };
}

/** What every part of the sandbox works with. */
export interface Sandbox {
  settings: Settings;
  database: DatabaseSync;
  faults: Faults;
  now: () => number;
  /** Waits; a test does not. */
  sleep: (milliseconds: number) => Promise<unknown>;
}
