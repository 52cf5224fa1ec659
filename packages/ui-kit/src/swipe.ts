/** A movement of a finger along one axis: pixels since it came down, and the milliseconds that it took. */
export interface Swipe {
  along: number;
  across: number;
  duration: number;
}

const SHORTEST = 20;
const QUICK = 250;

/**
 * Tells whether a movement is a swipe (UI-03): more than 20 px within 250 ms, or more than half of what is swiped.
 * A movement mostly across the axis is none. The answer is its direction: 1, -1, or 0 for no swipe.
 */
export function swipeOf({ along, across, duration }: Swipe, size: number): -1 | 0 | 1 {
  const length = Math.abs(along);
  if (Math.abs(across) > length) return 0;
  if (length > size / 2 || (length > SHORTEST && duration <= QUICK)) return along > 0 ? 1 : -1;
  return 0;
}
