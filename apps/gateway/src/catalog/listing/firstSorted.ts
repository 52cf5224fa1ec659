/** Keys are multiplied by this, so that the place in the list can be added to them. */
const PLACES = 2 ** 20;

/**
 * The first `count` positions by a whole number, the smallest first; positions with equal numbers keep their order. A
 * small `count` does not sort the whole list.
 */
export function firstSorted(positions: Int32Array, keyOf: (at: number) => number, count: number): Int32Array {
  const keys = new Float64Array(positions.length);
  for (let place = 0; place < keys.length; place++)
    keys[place] = keyOf(positions[place] ?? 0) * PLACES + place;
  const first = keys.length > 8 * count ? smallest(keys, count) : keys;
  const sorted = first.sort().subarray(0, count);
  return Int32Array.from(sorted, (key) => positions[key - Math.floor(key / PLACES) * PLACES] ?? 0);
}

/** The `count` smallest numbers, unsorted, found with a heap that has the largest of them on top. */
function smallest(keys: Float64Array, count: number): Float64Array {
  const heap = keys.slice(0, count);
  const siftDown = (from: number) => {
    let at = from;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= count) return;
      const child = left + 1 < count && (heap[left + 1] ?? 0) > (heap[left] ?? 0) ? left + 1 : left;
      const [here = 0, below = 0] = [heap[at], heap[child]];
      if (below <= here) return;
      heap[at] = below;
      heap[child] = here;
      at = child;
    }
  };
  for (let at = (count >> 1) - 1; at >= 0; at--) siftDown(at);
  for (let place = count; place < keys.length; place++) {
    const key = keys[place] ?? 0;
    if (key >= (heap[0] ?? 0)) continue;
    heap[0] = key;
    siftDown(0);
  }
  return heap;
}
