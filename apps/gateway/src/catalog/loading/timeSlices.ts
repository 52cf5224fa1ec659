import { setImmediate } from 'node:timers/promises';

/** How many milliseconds long work runs before it lets calls run. */
const SLICE_MS = 8;

/** Returns a function that long work calls between its steps. It lets other work run when the slice of time is used up. */
export function timeSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}
