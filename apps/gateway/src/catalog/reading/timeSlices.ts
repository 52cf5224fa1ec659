import { setImmediate } from 'node:timers/promises';

/** How many milliseconds long work runs before it lets calls run. */
const SLICE_MS = 8;

/** Returns a function that long work calls between its steps: it waits for other work whenever a slice of time is used up. */
export function timeSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}
