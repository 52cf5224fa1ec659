/** A movement of a finger along one axis: pixels since the touch started, and its duration in milliseconds. */
export interface Swipe {
  along: number;
  across: number;
  duration: number;
}

const SHORTEST = 20;
const QUICK = 250;

/**
 * Decides whether a movement is a swipe (UI-03): more than 20 px within 250 ms, or more than half of the swiped
 * element. A movement mostly across the axis is no swipe. Returns the direction, 1 or -1, or 0 for no swipe.
 */
export function swipeOf({ along, across, duration }: Swipe, size: number): -1 | 0 | 1 {
  const length = Math.abs(along);
  if (Math.abs(across) > length) return 0;
  if (length > size / 2 || (length > SHORTEST && duration <= QUICK)) return along > 0 ? 1 : -1;
  return 0;
}
